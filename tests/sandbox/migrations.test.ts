import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#sandbox/store/database.ts'
import { migrations } from '#sandbox/store/migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Steps that came before refresh tokens were exchanged. */
const BEFORE_EXCHANGE = 3

test('[API-102] a session of an older file keeps its refresh token', () => {
  const file = join(folder, 'older.sqlite')
  const older = new DatabaseSync(file)
  for (const step of migrations.slice(0, BEFORE_EXCHANGE)) older.exec(step)
  older.exec(`PRAGMA user_version = ${BEFORE_EXCHANGE};
    INSERT INTO users VALUES ('u1', 'NO', 'a@b.example', 'hash', 'A', '[]', 'confirmed', 1);
    INSERT INTO sessions (id, country, user_id, refresh_hash, expires_at) VALUES ('s1', 'NO', 'u1', 'h1', 99);`)
  older.close()
  const db = openDatabase(file)
  expect(db.all('SELECT id, user_id, expires_at, revoked FROM sessions')).toMatchObject([
    { id: 's1', user_id: 'u1', expires_at: 99, revoked: 0 },
  ])
  expect(db.all('SELECT * FROM refresh_tokens')).toMatchObject([{ hash: 'h1', session_id: 's1', state: 'newest' }])
  db.run("DELETE FROM users WHERE id = 'u1'")
  expect(db.all('SELECT * FROM refresh_tokens')).toEqual([])
  db.close()
})

test('a file of a newer sandbox is refused and named: `npm start` has no --reset', () => {
  const file = join(folder, 'newer.sqlite')
  const newer = new DatabaseSync(file)
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`)
  newer.close()
  expect(() => openDatabase(file)).toThrow(`${file} was written by a newer sandbox. Delete it, or use another file.`)
})

test('a file that is no database, or half of one, is named', () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'no database '.repeat(400))
  expect(() => openDatabase(file)).toThrow(`${file} cannot be read as a database. Delete it, or use another file.`)
})
