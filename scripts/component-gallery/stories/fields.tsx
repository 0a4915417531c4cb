import { useState } from 'react'
import { CodeField } from '#ui/CodeField.tsx'
import { PasswordField, PasswordRules } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

const optional = textOf('Optional', 'اختياري')

export function FieldStories() {
  return (
    <>
      <Texts />
      <Kinds />
      <Passwords />
    </>
  )
}

function Texts() {
  const [name, setName] = useState('')
  const [vat, setVat] = useState('')
  const [voucher, setVoucher] = useState('VINTER20')
  const [phone, setPhone] = useState('412 58')
  const [note, setNote] = useState(textOf('Ring the bell marked Solberg.', 'اقرع الجرس.'))
  return (
    <Story name="TextField" note={textOf('the message is under its field', 'الرسالة تحت الحقل')}>
      <TextField
        label={textOf('Name', 'الاسم')}
        value={name}
        onChange={setName}
        placeholder={textOf('As on the door', 'كما على الباب')}
      />
      <TextField
        label={textOf('VAT number', 'الرقم الضريبي')}
        mark={optional}
        hint={textOf('Printed on the receipt.', 'يُطبع على الإيصال.')}
        value={vat}
        onChange={setVat}
      />
      <TextField
        label={textOf('Voucher', 'قسيمة')}
        hint={textOf('kr 20.00 off this delivery', 'خصم 20 على هذا التوصيل')}
        hintTone="success"
        value={voucher}
        onChange={setVoucher}
        clearLabel={textOf('Clear the voucher', 'مسح القسيمة')}
      />
      <TextField
        kind="phone"
        label={textOf('Phone', 'الهاتف')}
        affix="+47"
        error={textOf('The phone number doesn’t seem correct', 'رقم الهاتف غير صحيح')}
        value={phone}
        onChange={setPhone}
      />
      <TextField
        multiline
        label={textOf('Note for the rider', 'ملاحظة للمندوب')}
        mark={<bdi>{`${note.length}/200`}</bdi>}
        value={note}
        onChange={setNote}
      />
    </Story>
  )
}

function Kinds() {
  const [email, setEmail] = useState('post@lokkablomster.no')
  const [amount, setAmount] = useState('649.00')
  const [search, setSearch] = useState('48217')
  const [branch, setBranch] = useState('')
  const fixed = () => {}
  return (
    <Story name="Kinds" note={textOf('figures run left to right everywhere', 'الأرقام من اليسار')}>
      <TextField kind="email" label={textOf('Email', 'البريد')} value={email} onChange={setEmail} />
      <TextField
        kind="amount"
        label={textOf('Value', 'القيمة')}
        affix={textOf('kr', 'د.إ')}
        value={amount}
        onChange={setAmount}
      />
      <TextField
        kind="search"
        labelHidden
        label={textOf('Search by name, phone or order number', 'بحث')}
        icon="search"
        value={search}
        onChange={setSearch}
        clearLabel={textOf('Clear search', 'مسح البحث')}
      />
      <TextField disabled label={textOf('Disabled', 'معطّل')} value="NO-2041" onChange={fixed} />
      <TextField readOnly label={textOf('Read only', 'للقراءة فقط')} value="NO-2041" onChange={fixed} />
      <Select
        label={textOf('Branch', 'الفرع')}
        prompt={textOf('Choose a branch', 'اختر فرعًا')}
        icon="store"
        value={branch}
        onChange={setBranch}
        options={[
          { value: 'a', text: 'Løkka Blomster' },
          { value: 'b', text: 'Frogner Blomster' },
        ]}
      />
    </Story>
  )
}

function Passwords() {
  const [password, setPassword] = useState('Peoner2025')
  const [code, setCode] = useState('482')
  const rules = [
    { id: 'length', text: textOf('At least 8 characters', '8 أحرف أو أكثر'), met: password.length >= 8 },
    {
      id: 'cases',
      text: textOf('An uppercase and a lowercase letter', 'حرف كبير وحرف صغير'),
      met: /[a-z]/.test(password) && /[A-Z]/.test(password),
    },
    { id: 'number', text: textOf('A number', 'رقم'), met: /\d/.test(password) },
    {
      id: 'special',
      text: textOf('One of ! @ # $ % ^ & *', 'أحد الرموز ! @ # $ % ^ & *'),
      met: /[!@#$%^&*]/.test(password),
    },
  ]
  return (
    <Story name="Password and code" note={textOf('rules tick as they are met', 'القواعد')}>
      <PasswordField
        label={textOf('New password', 'كلمة مرور جديدة')}
        aside={
          <a className="link" href="#forgot">
            {textOf('Forgot password?', 'نسيت كلمة المرور؟')}
          </a>
        }
        autoComplete="new-password"
        words={{
          show: textOf('Show password', 'إظهار كلمة المرور'),
          hide: textOf('Hide password', 'إخفاء كلمة المرور'),
          capsLock: textOf('Caps Lock is on', 'مفتاح الأحرف الكبيرة مفعّل'),
        }}
        value={password}
        onChange={setPassword}
      />
      <PasswordRules
        label={textOf('Rules of a password', 'قواعد كلمة المرور')}
        rules={rules}
        words={{ met: textOf('(met)', '(مستوفى)'), open: textOf('(not yet)', '(ليس بعد)') }}
        progress={`${rules.filter(rule => rule.met).length}/${rules.length}`}
      />
      <CodeField
        label={textOf('Code from the email', 'الرمز من البريد')}
        hint={textOf('Paste it whole if you like.', 'يمكنك لصقه كاملًا.')}
        value={code}
        onChange={setCode}
      />
      <CodeField
        label={textOf('Wrong code', 'رمز خاطئ')}
        error={textOf('The code is not valid', 'الرمز غير صالح')}
        value="482913"
        onChange={() => {}}
      />
    </Story>
  )
}
