// The branch that a screen is about, and what stands there while it has nothing to list.
import { vendors } from '#app/vendors'
import { addressOf } from '#contract/routes'
import { addressLine } from '#domain/vendors'
import { m } from '#messages'
import { ButtonLink } from '#ui/Button'
import { EmptyState, ErrorState } from '#ui/EmptyState'
import { Skeleton } from '#ui/Skeleton'
import { useLive } from './shell/use-live.ts'

const loading = { state: 'loading' } as const

type Props = {
  prefix: string
  shape: 'form' | 'rows' | 'table'
  title: string
  text: string
  /** The request screen itself leads nowhere else. */
  leads: boolean
}

export function BranchScreen({ prefix, shape, title, text, leads }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  if (list.state === 'loading') return <Skeleton shape={shape} label={m.portal_loading()} />
  if (list.state === 'failed')
    return (
      <ErrorState
        title={m.portal_branch_failed()}
        action={
          <button type="button" className="button" onClick={() => vendors.load()}>
            {m.notice_retry()}
          </button>
        }
      />
    )
  return (
    <>
      {chosen && (
        <div className="branch-line">
          <p className="muted">{m.portal_collect_from()}</p>
          <p>
            <b>
              <bdi>{chosen.vendor_information.name}</bdi>
            </b>
          </p>
          <p className="muted">{addressLine(chosen) ?? m.portal_no_address()}</p>
        </div>
      )}
      <EmptyState
        title={title}
        action={
          leads && (
            <ButtonLink kind="primary" large href={addressOf(prefix, '/request-a-rider')}>
              {m.portal_open_request()}
            </ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </>
  )
}
