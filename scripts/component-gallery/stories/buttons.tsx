import { useState } from 'react'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

export function ButtonStories() {
  const [pending, setPending] = useState(false)
  const request = textOf('Request a rider', 'اطلب مندوب توصيل')
  const cancel = textOf('Cancel order', 'إلغاء الطلب')
  return (
    <>
      <Story name="Button" note={textOf('one primary per screen', 'زر رئيسي واحد')} span={2}>
        <p className="chips">
          <Button kind="primary" large>
            {request}
          </Button>
          <Button kind="primary">{request}</Button>
          <Button>{textOf('Secondary', 'ثانوي')}</Button>
          <Button kind="quiet">{textOf('Quiet', 'هادئ')}</Button>
          <Button kind="danger">{cancel}</Button>
          <Button>
            <Icon name="rotate-ccw-clock" small />
            {textOf('Try again', 'حاول مجددًا')}
          </Button>
          <button type="button" className="button square" aria-label={textOf('Search', 'بحث')}>
            <Icon name="search" />
          </button>
          <ButtonLink href="#buttons" kind="quiet">
            {textOf('A link', 'رابط')}
            <Icon name="arrow-right" small points />
          </ButtonLink>
        </p>
        <p className="chips">
          <Button kind="primary" disabled>
            {request}
          </Button>
          <Button disabled>{textOf('Secondary', 'ثانوي')}</Button>
          <Button kind="quiet" disabled>
            {textOf('Quiet', 'هادئ')}
          </Button>
          <Button kind="danger" disabled>
            {cancel}
          </Button>
          <Button kind="primary" pending>
            {request}
          </Button>
          <Button pending>{textOf('Secondary', 'ثانوي')}</Button>
          <Button kind="danger" pending>
            {cancel}
          </Button>
        </p>
      </Story>
      <Story name="Wide button" note={textOf('press it: it waits', 'اضغط')}>
        <Button
          kind="primary"
          large
          wide
          pending={pending}
          pendingText={textOf('Placing the order', 'جارٍ إرسال الطلب')}
          onClick={() => {
            setPending(true)
            setTimeout(setPending, 2000, false)
          }}
        >
          {request}
        </Button>
        <Button large wide>
          {textOf('Continue as guest', 'المتابعة كضيف')}
        </Button>
      </Story>
    </>
  )
}
