// Photos that a rider would take, drawn: no two orders look alike, and they hold no text.
import sharp from 'sharp'
import type { Order, ProofType } from '#schema/wire.ts'
import { randomOf, seedOf } from './city/random.ts'

const WIDTH = 720
const HEIGHT = 540

/** What is behind the parcel: a door, a counter, a shelf. */
const backgrounds: Record<ProofType, (hue: number) => string> = {
  delivery: hue => `
    <rect width="720" height="400" fill="hsl(${hue} 18% 78%)"/>
    <rect x="230" y="40" width="260" height="360" rx="6" fill="hsl(${hue} 42% 32%)"/>
    <rect x="256" y="70" width="90" height="130" rx="4" fill="hsl(${hue} 42% 26%)"/>
    <rect x="374" y="70" width="90" height="130" rx="4" fill="hsl(${hue} 42% 26%)"/>
    <circle cx="462" cy="250" r="9" fill="#e3c878"/>`,
  pickup: hue => `
    <rect width="720" height="400" fill="hsl(${hue} 24% 88%)"/>
    <rect y="60" width="720" height="26" fill="hsl(${hue} 30% 70%)"/>
    <rect y="180" width="720" height="26" fill="hsl(${hue} 30% 70%)"/>
    <rect y="330" width="720" height="90" fill="hsl(${hue} 34% 42%)"/>`,
  return: hue => `
    <rect width="720" height="400" fill="hsl(${hue} 16% 70%)"/>
    <rect x="60" y="60" width="600" height="340" fill="hsl(${hue} 20% 58%)"/>
    ${[100, 160, 220, 280, 340].map(y => `<rect x="60" y="${y}" width="600" height="4" fill="hsl(${hue} 20% 48%)"/>`).join('')}`,
}

const parcel = (random: () => number): string => {
  const [width, height] = [170 + random() * 130, 110 + random() * 90]
  const [x, y] = [WIDTH / 2 - width / 2 + (random() - 0.5) * 160, 470 - height]
  const bars = Array.from({ length: 22 }, (_, index) => {
    const thick = 1 + Math.floor(random() * 3)
    return `<rect x="${x + width * 0.58 + index * 3}" y="${y + height * 0.55}" width="${thick}" height="${height * 0.22}"/>`
  })
  return `<ellipse cx="${x + width / 2}" cy="472" rx="${width * 0.56}" ry="12" fill="#0004"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#c99b66"/>
    <rect x="${x + width * 0.42}" y="${y}" width="${width * 0.12}" height="${height}" fill="#dfc196"/>
    <rect x="${x + width * 0.56}" y="${y + height * 0.45}" width="${width * 0.4}" height="${height * 0.42}" fill="#fff"/>
    <g fill="#222">${bars.join('')}</g>`
}

/** The picture of a proof as PNG; always the same for the same order. */
export async function drawProof({ order_id }: Pick<Order, 'order_id'>, type: ProofType): Promise<Blob> {
  const random = randomOf(seedOf(`${order_id} ${type}`))
  const hue = Math.floor(random() * 360)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${backgrounds[type](hue)}
    <rect y="400" width="720" height="140" fill="hsl(${(hue + 30) % 360} 10% 46%)"/>
    ${parcel(random)}
  </svg>`
  const png = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}
