// What a journey needs of a browser, whoever drives it: a few commands, the same for all of them.

export type Size = { width: number; height: number }

/** A window, which shares what is stored with the other windows of its profile. */
export type BrowserWindow = {
  /** Begins to load; does not wait for the page. */
  open(address: string): Promise<void>
  /** The value of a JavaScript expression in the page; a promise is waited for. Rejects while the page is being replaced. */
  evaluate(expression: string): Promise<unknown>
  /** A press of the main pointer button at this point of the viewport. */
  pressAt(x: number, y: number): Promise<void>
  /** A key by its name in KeyboardEvent.key, with modifiers before it: `Tab`, `Control+Enter`. */
  key(name: string): Promise<void>
  type(text: string): Promise<void>
  back(): Promise<void>
  screenshot(): Promise<Buffer>
  /** Brings the window to the front. */
  front(): Promise<void>
}

/** A browser that has nothing stored yet. */
export type Profile = {
  newWindow(): Promise<BrowserWindow>
  close(): Promise<void>
}

export type RunningBrowser = {
  version: string
  /** Whether its driver, and what it drives, still run. */
  isAlive(): boolean
  newProfile(size: Size): Promise<Profile>
  close(): Promise<void>
}

export type Engine = {
  name: string
  /** The line that says what is missing on this machine and how to get it; nothing when the browser can be run. */
  missing(): string | undefined
  /** @param proxy address of the proxy through which everything goes, such as http://127.0.0.1:4000 */
  launch(proxy: string): Promise<RunningBrowser>
}
