// Trusted Types: the one policy of the site. Where the browser would run what stands at an address given as text, such
// as a worker, only own addresses pass (CST-101).

type Policies = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown }

const policies = (window as { trustedTypes?: Policies }).trustedTypes

policies?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, document.baseURI)
    if (origin !== location.origin || !/^https?:$/.test(protocol)) throw new TypeError(`foreign script ${origin}`)
    return address
  },
})
