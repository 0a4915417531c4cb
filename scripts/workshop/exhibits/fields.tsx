import { useState } from 'react'
import { CodeField } from '#ui/CodeField'
import { PasswordField } from '#ui/PasswordField'
import { PasswordRules } from '#ui/PasswordRules'
import { Select } from '#ui/Select'
import { TextField } from '#ui/TextField'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

const optional = say('Optional', 'اختياري')

export function FieldExhibits() {
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
  const [note, setNote] = useState(say('Ring the bell marked Solberg.', 'اقرع الجرس.'))
  return (
    <Exhibit name="TextField" note={say('the message is under its field', 'الرسالة تحت الحقل')}>
      <TextField
        label={say('Name', 'الاسم')}
        value={name}
        onChange={setName}
        placeholder={say('As on the door', 'كما على الباب')}
      />
      <TextField
        label={say('VAT number', 'الرقم الضريبي')}
        mark={optional}
        hint={say('Printed on the receipt.', 'يُطبع على الإيصال.')}
        value={vat}
        onChange={setVat}
      />
      <TextField
        label={say('Voucher', 'قسيمة')}
        hint={say('kr 20.00 off this delivery', 'خصم 20 على هذا التوصيل')}
        hintTone="success"
        value={voucher}
        onChange={setVoucher}
        clearLabel={say('Clear the voucher', 'مسح القسيمة')}
      />
      <TextField
        kind="phone"
        label={say('Phone', 'الهاتف')}
        affix="+47"
        error={say('The phone number doesn’t seem correct', 'رقم الهاتف غير صحيح')}
        value={phone}
        onChange={setPhone}
      />
      <TextField
        multiline
        label={say('Note to the rider', 'ملاحظة للمندوب')}
        mark={<bdi>{`${note.length}/200`}</bdi>}
        value={note}
        onChange={setNote}
      />
    </Exhibit>
  )
}

function Kinds() {
  const [email, setEmail] = useState('post@lokkablomster.no')
  const [amount, setAmount] = useState('649.00')
  const [search, setSearch] = useState('48217')
  const [branch, setBranch] = useState('')
  const fixed = () => {}
  return (
    <Exhibit name="Kinds" note={say('figures run left to right everywhere', 'الأرقام من اليسار')}>
      <TextField kind="email" label={say('Email', 'البريد')} value={email} onChange={setEmail} />
      <TextField
        kind="amount"
        label={say('Value', 'القيمة')}
        affix={say('kr', 'د.إ')}
        value={amount}
        onChange={setAmount}
      />
      <TextField
        kind="search"
        labelHidden
        label={say('Search by name, phone or order number', 'بحث')}
        icon="search"
        value={search}
        onChange={setSearch}
        clearLabel={say('Clear the search', 'مسح البحث')}
      />
      <TextField disabled label={say('Disabled', 'معطّل')} value="NO-2041" onChange={fixed} />
      <TextField readOnly label={say('Read only', 'للقراءة فقط')} value="NO-2041" onChange={fixed} />
      <Select
        label={say('Branch', 'الفرع')}
        prompt={say('Choose a branch', 'اختر فرعًا')}
        icon="store"
        value={branch}
        onChange={setBranch}
        options={[
          { value: 'a', text: 'Løkka Blomster' },
          { value: 'b', text: 'Frogner Blomster' },
        ]}
      />
    </Exhibit>
  )
}

function Passwords() {
  const [password, setPassword] = useState('Peoner2025')
  const [code, setCode] = useState('482')
  const rules = [
    { id: 'length', text: say('8 characters or more', '8 أحرف أو أكثر'), met: password.length >= 8 },
    {
      id: 'cases',
      text: say('An uppercase and a lowercase letter', 'حرف كبير وحرف صغير'),
      met: /[a-z]/.test(password) && /[A-Z]/.test(password),
    },
    { id: 'number', text: say('A number', 'رقم'), met: /\d/.test(password) },
    {
      id: 'special',
      text: say('One of ! @ # $ % ^ & *', 'أحد الرموز ! @ # $ % ^ & *'),
      met: /[!@#$%^&*]/.test(password),
    },
  ]
  return (
    <Exhibit name="Password and code" note={say('rules tick as they are met', 'القواعد')}>
      <PasswordField
        label={say('New password', 'كلمة مرور جديدة')}
        aside={
          <a className="link" href="#forgot">
            {say('Forgot it?', 'نسيتها؟')}
          </a>
        }
        autoComplete="new-password"
        words={{
          show: say('Show the password', 'إظهار كلمة المرور'),
          hide: say('Hide the password', 'إخفاء كلمة المرور'),
          capsLock: say('Caps Lock is on', 'مفتاح الأحرف الكبيرة مفعّل'),
        }}
        value={password}
        onChange={setPassword}
      />
      <PasswordRules
        label={say('Rules of a password', 'قواعد كلمة المرور')}
        rules={rules}
        words={{ met: say('(met)', '(مستوفى)'), open: say('(not yet)', '(ليس بعد)') }}
        progress={`${rules.filter(rule => rule.met).length}/${rules.length}`}
      />
      <CodeField
        label={say('Code from the email', 'الرمز من البريد')}
        hint={say('Paste it whole if you like.', 'يمكنك لصقه كاملًا.')}
        value={code}
        onChange={setCode}
      />
      <CodeField
        label={say('Wrong code', 'رمز خاطئ')}
        error={say('The code is not valid', 'الرمز غير صالح')}
        value="482913"
        onChange={() => {}}
      />
    </Exhibit>
  )
}
