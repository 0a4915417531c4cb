import { describe, expect, test } from 'vitest'
import {
  frameOrigin,
  HELP_FRAME_TIMEOUT_MS,
  HELP_TOKEN_REFRESH_MS,
  HELP_TOKEN_RETRY_MS,
  helpCentreHost,
  helpInit,
  helpMessageOf,
  isHelpOffered,
} from '#features/help-centre/help-centre.ts'
import { loggedOut, type Session } from '#features/session/session.ts'
import { guestVendor } from '#features/vendors/vendors.ts'
import { NOW, storedLogin } from '../session/examples.ts'

const user: Session = { mode: 'CLASSIC', login: storedLogin(NOW + 1e6) }

test.each<[string, Session, boolean, boolean]>([
  ['a user', user, true, true],
  ['a user, with the flag off', user, false, false],
  ['nobody', loggedOut, true, false],
  ['a guest', { mode: 'GUEST', guest: null }, true, false],
  ['an embedded portal', { mode: 'GODROID', token: 'x', vendorId: 'no1' }, true, false],
])('[HLP-002] [FLG-014] is offered to %s', (_, session, Helpcenter, offered) => {
  expect(isHelpOffered(session, { Helpcenter })).toBe(offered)
  expect(isHelpOffered(session, null)).toBe(false)
})

describe('[API-050]', () => {
  test.each([
    ['europe', 'https://eu'],
    ['asia', 'https://ap'],
    [undefined, 'https://other'],
  ] as const)('the host of region %s', (region, host) => {
    expect(helpCentreHost({ EU: 'https://eu', AP: 'https://ap', other: 'https://other' }, region)).toBe(host)
  })
})

test.each([
  ['its own host, wherever it leads there', 'https://help.example/app/1', 'https://help.example'],
  ['another host', 'https://evil.example/app/1', undefined],
  ['a host that begins alike', 'https://help.example.evil.example/', undefined],
  ['another port', 'https://help.example:8443/', undefined],
  ['without TLS', 'http://help.example/', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['data', 'data:text/html,x', undefined],
  ['nothing', '', undefined],
])('the frame may lead to %s', (_, url, origin) => {
  expect(frameOrigin(url, 'https://help.example/help/eu', 'https://portal.example')).toBe(origin)
})

test('an address that is no address leads nowhere, wherever the help centre is', () => {
  expect(frameOrigin('', '', 'https://portal.example')).toBeUndefined()
  expect(frameOrigin('data:text/html,x', 'data:text/html,x', 'https://portal.example')).toBeUndefined()
  expect(frameOrigin('https://help.example/', 'help.example', 'https://portal.example')).toBeUndefined()
})

test('[HLP-004] a token is exchanged five minutes before its hour is over, and a minute after a failure', () => {
  expect([HELP_TOKEN_REFRESH_MS, HELP_TOKEN_RETRY_MS, HELP_FRAME_TIMEOUT_MS]).toEqual([3_300_000, 60_000, 10_000])
})

test('the frame never leads into the portal itself, even if it is configured so', () => {
  expect(frameOrigin('https://portal.example/x', 'https://portal.example', 'https://portal.example')).toBeUndefined()
})

test.each([
  [{ source: 'help-centre', type: 'ready' }, 'ready'],
  [{ source: 'help-centre', type: 'close', more: 1 }, 'close'],
  [{ source: 'help-centre', type: 'sent' }, undefined],
  [{ source: 'other', type: 'close' }, undefined],
  [{ type: 'close' }, undefined],
  [undefined, undefined],
  [Object.assign(() => 'close', { source: 'help-centre', type: 'close' }), undefined],
  ['close', undefined],
  [null, undefined],
  [{ source: 'help-centre', type: ['close'] }, undefined],
])('[Q106] of the messages of the frame, %j is %s', (data, message) => {
  expect(helpMessageOf(data)).toBe(message)
})

test('[API-049] what the help centre learns', () => {
  const context = {
    user: { id: 'u1', email: 'a@b.no' },
    vendor: guestVendor('no1', 'NOK'),
    brand: 'hunger-station',
    country: 'SA',
    locale: 'ar',
    version: 'f00',
  } as const
  expect(helpInit(context, 'token')).toEqual({
    user_id: 'u1',
    email: { email: 'a@b.no' },
    guest: false,
    name: { name: 'guest' },
    brand: 'hunger-station',
    global_entity_id: 'HUNGER_STATION_SA',
    country: 'SA',
    locale: 'ar',
    app_version: 'f00',
    verification_token: 'token',
    bridge: 'message',
    service_type: 'rider_portal',
  })
})
