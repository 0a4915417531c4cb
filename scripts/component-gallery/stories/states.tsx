import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

export function StateStories() {
  return (
    <>
      <Story name="EmptyState" note={textOf('says what to do next', 'ما التالي')} plain>
        <EmptyState
          title={textOf('Nothing on the road', 'لا شيء في الطريق')}
          action={<Button kind="primary">{textOf('Request a rider', 'اطلب مندوب توصيل')}</Button>}
        >
          {textOf(
            'Orders you place today show here with their rider and arrival time.',
            'تظهر هنا طلبات اليوم مع المندوب ووقت الوصول.',
          )}
        </EmptyState>
      </Story>
      <Story name="ErrorState" note={textOf('what happened, what to do', 'ما حدث')} plain>
        <ErrorState
          title={textOf('We could not load your orders', 'تعذّر تحميل طلباتك')}
          action={
            <Button>
              <Icon name="rotate-ccw-clock" small />
              {textOf('Try again', 'حاول مجددًا')}
            </Button>
          }
        >
          {textOf(
            'The connection broke. Riders already on the way are not affected.',
            'انقطع الاتصال. المندوبون في الطريق غير متأثرين.',
          )}
        </ErrorState>
      </Story>
      <Story name="Skeleton rows" note={textOf('the shape of what comes', 'شكل القادم')}>
        <Skeleton shape="rows" label={textOf('Loading', 'جارٍ التحميل')} />
      </Story>
      <Story name="EmptyState of a search" plain>
        <EmptyState motif="search" title={textOf('No order matches', 'لا طلب مطابق')}>
          {textOf('Try another name or number.', 'جرّب اسمًا أو رقمًا آخر.')}
        </EmptyState>
      </Story>
      <Story name="EmptyState when done" plain>
        <EmptyState
          motif="done"
          title={textOf('40 orders placed', 'أُرسل 40 طلبًا')}
          action={<Button>{textOf('Track them', 'تتبّعها')}</Button>}
        />
      </Story>
      <Story name="Skeleton cards">
        <Skeleton shape="cards" count={3} label={textOf('Loading', 'جارٍ التحميل')} />
      </Story>
      <Story name="Skeleton table">
        <Skeleton shape="table" count={3} label={textOf('Loading', 'جارٍ التحميل')} />
      </Story>
      <Story name="Skeleton form">
        <Skeleton shape="form" count={3} label={textOf('Loading', 'جارٍ التحميل')} />
      </Story>
    </>
  )
}
