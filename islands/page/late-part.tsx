// Parts of a page that may fail without taking the rest with them, and those whose code is loaded when they are first needed.
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/States.tsx'

type Props = {
  children: ReactNode
  /** Called once, when what is inside has been taken over. */
  onAlive?(): void
}

/** Keeps the rest of the page alive when a part of it fails: says so in its place, and offers to draw it again (CST-104). */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidMount(): void {
    this.props.onAlive?.()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title={m.notice_part_failed()}
        action={<Button onClick={() => this.setState({ failed: false })}>{m.notice_retry()}</Button>}
      />
    )
  }
}

/**
 * A component whose code is loaded when it is first drawn, with the one retry (CST-001), and whose failure leaves the rest of
 * the page alive (CST-104). Nothing is drawn until it is there.
 * @param missing what is said in its place from the first failure on, while it is asked for again; without it the page says so in the end
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: () => ReactNode,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    const [isMissing, setMissing] = useState(false)
    const Part = usePart(load, true, missing && (() => setMissing(true)))
    if (!Part) return isMissing && missing?.()
    return (
      <IslandBoundary>
        <Part {...props} />
      </IslandBoundary>
    )
  }
}

/**
 * A part of the page that is loaded when it is first wanted, and kept. Undefined until it is there; one that fails to load
 * is asked for again (CST-001), and in the end the page says so, with a way to try again (NTC-006, NTC-007).
 * @param load imports the part  @param wanted it is needed now
 * @param missed called at the first failure, by a place that says itself what is missing
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean, missed?: () => void): Part | undefined {
  const [part, setPart] = useState<Part>()
  const [asked, setAsked] = useState(false)
  if (wanted && !asked) setAsked(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what loads it never changes
  useEffect(() => {
    if (!asked) return
    importWithRetry(load, { onFailure: missed ? 'caller' : 'page', missed }).then(
      // A part may be a function itself, which a state would call.
      loaded => setPart(() => loaded),
      () => setAsked(false),
    )
  }, [asked])
  return part
}
