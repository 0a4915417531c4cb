import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import { type Kit, kitFor } from './kit.ts'

let kit: Kit
beforeAll(() => {
  kit = kitFor()
})
afterAll(() => kit.sandbox.close())

const email = 'parent@no.sandbox.example'

const tokens = async () =>
  (await kit.call('login', { body: { email_address: email, password: DEMO_PASSWORD } })).answer.result
    .AuthenticationResult

test('[API-010] a login answers who it is and tokens that open calls', async () => {
  const { answer } = await kit.call('login', {
    body: { email_address: 'PARENT@no.sandbox.example', password: DEMO_PASSWORD },
  })
  expect(answer.result.VendorLoginDetails).toMatchObject({ email, roles: ['outlet-management'] })
  const { AccessToken, IdToken, ExpiresIn } = answer.result.AuthenticationResult
  expect(ExpiresIn).toBe(3600)
  const vendors = await kit.call('listVendors', { as: `Bearer ${AccessToken}|${IdToken}` })
  expect(vendors.answer.result.vendors).toHaveLength(7)
})

test.each([
  ['nobody@no.sandbox.example', DEMO_PASSWORD, 401, 'NotAuthorizedException'],
  [email, 'wrong', 401, 'NotAuthorizedException'],
  ['unconfirmed@no.sandbox.example', DEMO_PASSWORD, 403, 'UserNotConfirmedException'],
  ['reset@no.sandbox.example', DEMO_PASSWORD, 403, 'PasswordResetRequiredException'],
])('[AUT-014] a login as %s with %s is refused with %i %s', async (email_address, password, status, message) => {
  expect(await kit.refused('login', { body: { email_address, password } })).toEqual({ status, message })
})

test('[AUT-014] ten wrong passwords in a minute are too many, and a minute later are not', async () => {
  const body = { email_address: 'single@no.sandbox.example', password: 'wrong' }
  for (let count = 0; count < 10; count++) await kit.refused('login', { body })
  expect((await kit.refused('login', { body })).message).toBe('TooManyRequestsException')
  kit.sandbox.control.advance(61)
  await kit.login('single')
})

test('[API-012] tokens end after their time, and the refresh token gets new ones', async () => {
  const first = await tokens()
  const as = `Bearer ${first.AccessToken}|${first.IdToken}`
  kit.sandbox.control.advance(3599)
  await kit.call('listVendors', { as })
  kit.sandbox.control.advance(1)
  expect(await kit.refused('listVendors', { as })).toEqual({ status: 401, message: 'Unauthorized' })
  const { answer } = await kit.call('extendLogin', { body: { refresh_token: first.RefreshToken } })
  const { AccessToken, IdToken } = answer.result.AuthenticationResult
  await kit.call('listVendors', { as: `Bearer ${AccessToken}|${IdToken}` })
})

test('[SES-102] after logout neither the tokens nor the refresh token open anything', async () => {
  const { AccessToken, IdToken, RefreshToken } = await tokens()
  const other = await kit.login('parent')
  await kit.call('logout', { body: { refresh_token: RefreshToken } })
  expect((await kit.refused('listVendors', { as: `Bearer ${AccessToken}|${IdToken}` })).status).toBe(401)
  expect((await kit.refused('extendLogin', { body: { refresh_token: RefreshToken } })).message).toBe(
    'NotAuthorizedException',
  )
  await kit.call('listVendors', { as: other })
})

test('[API-013] an access token that was made to expire is refused', async () => {
  const { AccessToken, IdToken } = await tokens()
  await kit.call('expireLogin', { body: { access_token: AccessToken } })
  expect((await kit.refused('listVendors', { as: `Bearer ${AccessToken}|${IdToken}` })).status).toBe(401)
})

test('tokens of two sessions, tokens of another use and tokens from elsewhere open nothing', async () => {
  const [one, other] = [await tokens(), await tokens()]
  const { as: guest } = await kit.guest()
  const foreign = 'eyJhbGciOiJub25lIn0.eyJleHAiOjk5OTk5OTk5OTl9.'
  for (const as of [
    `Bearer ${one.AccessToken}|${other.IdToken}`,
    `Bearer ${one.IdToken}|${one.AccessToken}`,
    `Bearer ${one.AccessToken}`,
    `Bearer ${guest.slice(7)}|${guest.slice(7)}`,
    `GoDroid ${guest.slice(7)}`,
    `Bearer ${foreign}|${foreign}`,
    'Basic abc',
  ])
    expect((await kit.refused('listVendors', { as })).status).toBe(401)
  expect((await kit.refused('listVendors')).status).toBe(401)
})

test('[API-014] a code from the mail sets a new password and ends the sessions; an unknown address is answered alike', async () => {
  const as = await kit.login('nolocation')
  const email_address = 'nolocation@no.sandbox.example'
  await kit.call('forgotPassword', { body: { email_address: 'nobody@no.sandbox.example' } })
  expect(kit.sandbox.control.mails('NO')).toEqual([])
  await kit.call('forgotPassword', { body: { email_address } })
  const [mail] = kit.sandbox.control.mails('NO')
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const confirm = (verification_code: string) => ({
    body: { email_address, verification_code, new_password: 'Better#2026' },
  })
  expect(await kit.refused('confirmPassword', confirm(wrong))).toEqual({
    status: 400,
    message: 'CodeMismatchException',
  })
  await kit.call('confirmPassword', confirm(code))
  expect((await kit.refused('listVendors', { as })).status).toBe(401)
  await kit.call('login', { body: { email_address, password: 'Better#2026' } })
  expect((await kit.refused('confirmPassword', confirm(code))).message).toBe('CodeMismatchException')
})

test('[API-014] whoever logs in with the old password while a new one is set has no session after it', async () => {
  const other = kitFor()
  const email_address = 'single@no.sandbox.example'
  await other.call('forgotPassword', { body: { email_address } })
  const verification_code = /\d{6}/.exec(other.sandbox.control.mails('NO')[0]?.text ?? '')?.[0] ?? ''
  const body = { email_address, verification_code, new_password: 'Better#2026' }
  const [login] = await Promise.allSettled([other.login('single'), other.call('confirmPassword', { body })])
  if (login.status === 'fulfilled') expect((await other.refused('listVendors', { as: login.value })).status).toBe(401)
  else expect(String(login.reason)).toContain('NotAuthorizedException')
  other.sandbox.close()
})

test('[API-009] a registration makes an account that can request at once; a second one names the key of the message', async () => {
  const body = {
    email_address: 'new@shop.example',
    password: 'Sommer!2026',
    vendor_name: 'Kafé Ny',
    vendor_code: 'ny01',
    mobile_number: '+47 406 12 345',
    country: 'NO',
    terms_accepted: true as const,
  }
  expect(await kit.refused('register', { body: { ...body, country: 'SE' } })).toMatchObject({ status: 404 })
  await kit.call('register', { body })
  const { answer } = await kit.call('login', { body: { email_address: body.email_address, password: body.password } })
  const { AccessToken, IdToken } = answer.result.AuthenticationResult
  const vendors = (await kit.call('listVendors', { as: `Bearer ${AccessToken}|${IdToken}` })).answer.result.vendors
  expect(vendors.map(vendor => vendor.vendor_information.location)).toEqual([{}])
  expect(await kit.refused('register', { body: { ...body, email_address: 'New@Shop.example' } })).toMatchObject({
    status: 409,
    errors: [{ meta: { translation_key: 'auth.registration.emailTaken' } }],
  })
})

test('no password is in the database', () => {
  const rows = kit.sandbox.sites.shared.db.all<{ password: string }>('SELECT password FROM users')
  expect(rows.length).toBeGreaterThan(5)
  expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD)
})
