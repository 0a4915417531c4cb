import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, Drawer } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

type Open = 'fee' | 'form' | 'navigation' | 'languages' | undefined

export function OverlayStories() {
  const [open, setOpen] = useState<Open>()
  const [name, setName] = useState('')
  const close = () => setOpen(undefined)
  const closeLabel = textOf('Close', 'إغلاق')
  return (
    <Story name="Dialog, Drawer" span={3}>
      <p className="chips">
        <Button onClick={() => setOpen('fee')}>{textOf('Question', 'سؤال')}</Button>
        <Button onClick={() => setOpen('form')}>{textOf('Form', 'نموذج')}</Button>
        <Button onClick={() => setOpen('navigation')}>{textOf('Navigation', 'التنقل')}</Button>
        <Button onClick={() => setOpen('languages')}>{textOf('Languages', 'اللغات')}</Button>
      </p>
      <Dialog
        alert
        open={open === 'fee'}
        onClose={close}
        title={textOf('The delivery fee has changed', 'تغيّرت رسوم التوصيل')}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {textOf('Go back', 'رجوع')}
            </Button>
            <Button kind="primary" onClick={close}>
              {textOf('Request for kr 93.40', 'اطلب مقابل 93.40')}
            </Button>
          </>
        }
      >
        <p>
          {textOf('The price you saw at', 'انتهت صلاحية السعر الذي رأيته في')} <bdi className="num">13:40</bdi>
          {textOf(' has expired.', '.')}
        </p>
        <dl className="change">
          <dt>{textOf('Before', 'قبل')}</dt>
          <dd className="num">
            <del>kr 87.40</del>
          </dd>
          <dt className="new">{textOf('Now', 'الآن')}</dt>
          <dd className="new num">kr 93.40</dd>
        </dl>
      </Dialog>
      <Dialog
        open={open === 'form'}
        onClose={close}
        closeLabel={closeLabel}
        title={textOf('Save this address', 'احفظ العنوان')}
        footer={
          <Button kind="primary" onClick={close}>
            {textOf('Save', 'حفظ')}
          </Button>
        }
      >
        <TextField label={textOf('Name', 'الاسم')} value={name} onChange={setName} autoFocus />
      </Dialog>
      <Drawer open={open === 'languages'} onClose={close} closeLabel={closeLabel} title={textOf('Language', 'اللغة')}>
        <p lang="en">English</p>
        <p lang="ar">العربية</p>
      </Drawer>
    </Story>
  )
}
