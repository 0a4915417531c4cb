// The forms of the control page.

import type { OrderStatus } from '#schema/wire.ts'
import { isFaultKind, isPreset } from '../faults/kinds.ts'
import { refuse, violation } from '../refused-call.ts'
import { flagNames } from '../settings.ts'
import type { Site } from '../site.ts'
import type { Control } from './control.ts'
import { readParameter } from './parameters.ts'

const number = (form: FormData, name: string): number | undefined => {
  const text = String(form.get(name) ?? '').trim()
  return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)
}
const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

export const SPEED_MAX = 1000

/** Does what a form asks for, by its field `do`. Throws InvalidRequest for an unknown one. */
export function actOnForm(control: Control, site: Site, form: FormData): void {
  const actions: Record<string, () => void> = {
    speed: () => control.setSpeed(within('speed', number(form, 'speed'), 0.1, SPEED_MAX)),
    time: () => control.advance(within('minutes', number(form, 'minutes'), 0, 100_000) * 60),
    reset: () => control.reset(),
    sockets: () => control.cutSockets(),
    preset: () => {
      const preset = text(form, 'preset')
      if (!isPreset(preset)) throw violation('body/preset', 'enum', 'is no preset')
      control.applyPreset(preset)
    },
    fault: () => addFault(control, site, form),
    remove: () => {
      if (!control.faults.remove(number(form, 'id') ?? -1)) throw refuse('NotFound')
    },
    status: () => {
      control.setStatus(site.code, text(form, 'order'), text(form, 'status') as OrderStatus)
    },
    flag: () => {
      const flag = flagNames.find(name => name === text(form, 'name'))
      if (!flag) throw violation('body/name', 'enum', 'is no flag')
      control.setFlag(site.code, flag, text(form, 'on') === 'true')
    },
    parameter: () => {
      const [name, value] = readParameter(text(form, 'name'), text(form, 'value'))
      control.setParameter(site.code, name, value)
    },
  }
  const action = Object.hasOwn(actions, text(form, 'do')) ? actions[text(form, 'do')] : undefined
  if (!action) throw violation('body/do', 'enum', 'is no action')
  action()
}

/** A number between two others. Throws InvalidRequest for another one, or for none. */
export function within(name: string, value: number | undefined, least: number, most: number): number {
  if (value === undefined || value < least || value > most)
    throw violation(`body/${name}`, 'range', `must be a number from ${least} to ${most}`)
  return value
}

function addFault(control: Control, site: Site, form: FormData): void {
  const kind = text(form, 'kind')
  if (!isFaultKind(kind)) throw violation('body/kind', 'enum', 'is no fault')
  const optional = {
    milliseconds: number(form, 'milliseconds'),
    seconds: number(form, 'seconds'),
    status: number(form, 'status'),
    times: number(form, 'times'),
  }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  const percent = within('percent', number(form, 'percent') ?? 100, 0, 100)
  const message = text(form, 'message')
  control.addFault({
    kind,
    call: text(form, 'call') || '*',
    probability: percent / 100,
    country: site.code,
    ...given,
    ...(message !== '' && { message }),
  })
}
