// Vendor users.
import { randomUUID } from 'node:crypto'
import type { UserRole } from '#schema/wire.ts'
import type { Site } from '../site.ts'

export type StoredUser = {
  id: string
  email: string
  /** Hash, see passwords.ts. */
  password: string
  name: string
  roles: UserRole[]
  /** `unconfirmed` and `reset` cannot log in, for the reason that they name. */
  state: 'confirmed' | 'unconfirmed' | 'reset'
}

type Row = Omit<StoredUser, 'roles'> & { roles: string }

export const newUserId = (): string => randomUUID()

/** The user with this address, in whatever case it was typed. */
export function findUser({ db, code }: Site, email: string): StoredUser | undefined {
  const row = db.get<Row>(
    'SELECT id, email, password, name, roles, state FROM users WHERE country = ? AND email = ?',
    code,
    email.toLowerCase(),
  )
  return row && { ...row, roles: JSON.parse(row.roles) }
}

/** Keeps a user, new or changed. */
export function writeUser({ db, code, clock }: Site, user: StoredUser): void {
  db.run(
    `INSERT INTO users (id, country, email, password, name, roles, state, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET password = excluded.password, state = excluded.state`,
    user.id,
    code,
    user.email.toLowerCase(),
    user.password,
    user.name,
    JSON.stringify(user.roles),
    user.state,
    clock.seconds(),
  )
}
