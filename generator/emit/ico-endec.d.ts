// The package brings no types.
declare module 'ico-endec' {
  const icoEndec: {
    /** PNG or BMP files in, one ICO file out. Throws a string when one is neither. */
    encode(images: readonly Buffer[]): Buffer
    decode(ico: Buffer): { width: number; height: number; imageType: 'png' | 'bmp'; imageData: Buffer }[]
  }
  export default icoEndec
}
