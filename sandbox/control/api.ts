// The control as JSON, for tests in another process. See docs/sandbox.md for the list.

import { endpoints } from '#contract/endpoints.ts'
import type { OrderStatus } from '#schema/wire.ts'
import { type Fault, isFaultKind, isPreset } from '../faults/kinds.ts'
import { jsonAnswer } from '../http/answers.ts'
import { BODY_MAX_BYTES, readJson } from '../http/body.ts'
import type { App } from '../http/routes.ts'
import { refuse, violation } from '../refused-call.ts'
import { demoLogins } from '../seed/users.ts'
import { flagNames } from '../settings.ts'
import type { Sites } from '../sites.ts'
import type { Control } from './control.ts'
import { SPEED_MAX, within } from './forms.ts'
import { readParameter } from './parameters.ts'

const API = '/control/api'
const done = () => jsonAnswer('{"result":{}}')
const answer = (value: unknown) => jsonAnswer(JSON.stringify({ result: value }))

type Fields = Record<string, unknown>

async function fieldsOf(request: Request): Promise<Fields> {
  const body = await readJson(request, BODY_MAX_BYTES)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw violation('body', 'type', 'must be an object')
  return body as Fields
}

const numberIn = (fields: Fields, name: string): number | undefined =>
  typeof fields[name] === 'number' ? fields[name] : undefined
const textIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')

export function addControlApi(app: App, sites: Sites, control: Control): void {
  app.get(`${API}/state`, context => {
    const { code, clock, pace, hub, settings } = context.get('site')
    return answer({
      country: code,
      now: clock.now(),
      offsetSeconds: clock.offset() / 1000,
      speed: pace.speed,
      sockets: hub.count(),
      faults: control.faults.list(),
      flags: settings.flags(),
      parameters: settings.parameters(),
      logins: demoLogins(code),
    })
  })
  app.get(`${API}/mails`, context => answer(control.mails(context.get('site').code)))
  app.get(`${API}/godroid-token`, async context =>
    answer(await control.godroidToken(context.get('site').code, context.req.query('vendor'))),
  )
  app.post(`${API}/faults`, async context => answer(control.addFault(faultIn(await fieldsOf(context.req.raw)))))
  app.post(`${API}/faults/clear`, () => {
    control.faults.clear()
    return done()
  })
  app.post(`${API}/preset`, async context => {
    const preset = textIn(await fieldsOf(context.req.raw), 'preset')
    if (!isPreset(preset)) throw violation('body/preset', 'enum', 'is no preset')
    control.applyPreset(preset)
    return done()
  })
  app.post(`${API}/speed`, async context => {
    control.setSpeed(within('speed', numberIn(await fieldsOf(context.req.raw), 'speed'), 0.1, SPEED_MAX))
    return done()
  })
  app.post(`${API}/advance`, async context => {
    control.advance(within('seconds', numberIn(await fieldsOf(context.req.raw), 'seconds'), 0, 10_000_000))
    return done()
  })
  app.post(`${API}/flags`, async context => {
    const fields = await fieldsOf(context.req.raw)
    const flag = flagNames.find(name => name === fields['name'])
    if (!flag || typeof fields['on'] !== 'boolean') throw violation('body', 'type', 'needs name and on')
    control.setFlag(context.get('site').code, flag, fields['on'])
    return done()
  })
  app.post(`${API}/parameters`, async context => {
    const fields = await fieldsOf(context.req.raw)
    const [name, value] = readParameter(textIn(fields, 'name'), String(fields['value']))
    control.setParameter(context.get('site').code, name, value)
    return done()
  })
  app.post(`${API}/orders/:id/status`, async context => {
    const status = textIn(await fieldsOf(context.req.raw), 'status') as OrderStatus
    return answer(control.setStatus(context.get('site').code, context.req.param('id'), status))
  })
  app.post(`${API}/sessions/end`, async context => {
    control.endSessions(context.get('site').code, textIn(await fieldsOf(context.req.raw), 'email'))
    return done()
  })
  app.post(`${API}/sockets/cut`, () => {
    control.cutSockets()
    return done()
  })
  app.post(`${API}/reset`, () => {
    control.reset()
    sites.advance()
    return done()
  })
}

function faultIn(fields: Fields): Fault {
  const kind = textIn(fields, 'kind')
  const call = textIn(fields, 'call') || '*'
  if (!isFaultKind(kind)) throw violation('body/kind', 'enum', 'is no fault')
  if (call !== '*' && !Object.hasOwn(endpoints, call)) throw refuse('NotFound')
  const probability = within('probability', numberIn(fields, 'probability') ?? 1, 0, 1)
  const numbers = ['times', 'milliseconds', 'seconds', 'status'].flatMap(name => {
    const value = numberIn(fields, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const [country, message] = [textIn(fields, 'country'), textIn(fields, 'message')]
  return {
    kind,
    call,
    probability,
    ...Object.fromEntries(numbers),
    ...(country !== '' && { country }),
    ...(message !== '' && { message }),
  }
}
