declare module 'virtual:icons' {
  /** The drawings of the icons as SVG symbols. */
  const drawings: string
  export default drawings
}
declare module 'virtual:brands' {
  const brands: readonly { id: string; name: string; theme: string }[]
  export default brands
}
