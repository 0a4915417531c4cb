// The tables, step by step. A released step is never changed: what comes later is a further step.

const TABLES = `
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE settings (
  country TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (country, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, email TEXT NOT NULL, password TEXT NOT NULL,
  name TEXT NOT NULL, roles TEXT NOT NULL, state TEXT NOT NULL, created_at INTEGER NOT NULL,
  UNIQUE (country, email)
) STRICT;
CREATE TABLE vendors (
  country TEXT NOT NULL, id TEXT NOT NULL, parent_id TEXT, json TEXT NOT NULL,
  PRIMARY KEY (country, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX vendors_by_parent ON vendors (country, parent_id);
CREATE TABLE user_vendors (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, country TEXT NOT NULL, vendor_id TEXT NOT NULL,
  PRIMARY KEY (user_id, vendor_id),
  FOREIGN KEY (country, vendor_id) REFERENCES vendors (country, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  refresh_hash TEXT NOT NULL UNIQUE, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE expired_tokens (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE verification_codes (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code TEXT NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mails (
  id INTEGER PRIMARY KEY, country TEXT NOT NULL, receiver TEXT NOT NULL, text TEXT NOT NULL, sent_at INTEGER NOT NULL
) STRICT;
CREATE TABLE guests (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, vendor_id TEXT NOT NULL, created_at INTEGER NOT NULL,
  UNIQUE (country, vendor_id)
) STRICT;

CREATE TABLE orders (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, vendor_id TEXT NOT NULL, status TEXT NOT NULL,
  created_at INTEGER NOT NULL, preordered_for INTEGER, phone TEXT NOT NULL,
  due_at INTEGER, journey TEXT, json TEXT NOT NULL
) STRICT;
CREATE INDEX orders_by_vendor ON orders (country, vendor_id, created_at DESC, id DESC);
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX orders_by_status ON orders (country, status, created_at DESC);
CREATE TABLE address_book (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, vendor_id TEXT NOT NULL, identity TEXT NOT NULL, search TEXT NOT NULL,
  json TEXT NOT NULL, used_at INTEGER NOT NULL,
  UNIQUE (country, vendor_id, identity)
) STRICT;
CREATE TABLE vouchers (
  country TEXT NOT NULL, code TEXT NOT NULL, type TEXT NOT NULL, amount REAL NOT NULL, expires_at INTEGER,
  uses_left INTEGER,
  PRIMARY KEY (country, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE wallets (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, payer TEXT NOT NULL, vendor_id TEXT NOT NULL, token_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE intents (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, wallet_id TEXT NOT NULL REFERENCES wallets (id) ON DELETE CASCADE,
  vendor_id TEXT NOT NULL, expires_at INTEGER NOT NULL, order_id TEXT REFERENCES orders (id) ON DELETE SET NULL
) STRICT;
CREATE TABLE cards (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, payer TEXT NOT NULL, kind TEXT NOT NULL, last_digits TEXT NOT NULL,
  scheme TEXT NOT NULL, holder_name TEXT NOT NULL, expiry_month INTEGER NOT NULL, expiry_year INTEGER NOT NULL,
  behaviour TEXT NOT NULL
) STRICT;
CREATE INDEX cards_by_payer ON cards (country, payer);
CREATE TABLE challenges (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  return_to TEXT, last_digits TEXT NOT NULL, state TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE bulk_jobs (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, vendor_id TEXT NOT NULL, file_hash TEXT NOT NULL,
  status TEXT NOT NULL, created_by TEXT NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX bulk_jobs_by_vendor ON bulk_jobs (country, vendor_id, created_at DESC);
CREATE TABLE bulk_rows (
  job_id TEXT NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE, row_number INTEGER NOT NULL,
  fingerprint TEXT NOT NULL, json TEXT NOT NULL, draft TEXT, order_id TEXT REFERENCES orders (id) ON DELETE SET NULL,
  PRIMARY KEY (job_id, row_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX bulk_rows_by_fingerprint ON bulk_rows (fingerprint) WHERE order_id IS NOT NULL;
CREATE INDEX bulk_rows_by_order ON bulk_rows (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX intents_by_order ON intents (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX challenges_by_order ON challenges (order_id);

CREATE TABLE help_sessions (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, origin TEXT NOT NULL, name TEXT NOT NULL, locale TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE idempotency (
  scope TEXT NOT NULL, key TEXT NOT NULL, call TEXT NOT NULL, body_hash TEXT NOT NULL, status INTEGER NOT NULL,
  answer TEXT NOT NULL, created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency (created_at);
`

/** Kept answers were stored as they were sent, with their tokens: they go, and their bytes with them. */
const SEALED_ANSWERS = `
PRAGMA secure_delete = ON;
DELETE FROM idempotency;
PRAGMA secure_delete = OFF;
`

/** From when a new collection point can be used, in unix seconds; NULL: since ever. */
const USABLE_FROM = 'ALTER TABLE vendors ADD COLUMN usable_from INTEGER;'

/** Refresh tokens are exchanged: a session has several, of which one is the newest. */
const REFRESH_TOKENS = `
CREATE TABLE lasting_sessions (
  id TEXT PRIMARY KEY, country TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO lasting_sessions SELECT id, country, user_id, expires_at, revoked FROM sessions;
CREATE TABLE refresh_tokens (
  hash TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id, state);
CREATE TEMP TABLE moved_tokens AS SELECT refresh_hash AS hash, id FROM sessions;
DROP TABLE sessions;
ALTER TABLE lasting_sessions RENAME TO sessions;
INSERT INTO refresh_tokens SELECT hash, id, 'newest' FROM moved_tokens;
DROP TABLE moved_tokens;
`

/** Attempts and codes are kept by e-mail address, so that one without an account is treated alike. */
const ATTEMPTS_BY_ADDRESS = `
DROP TABLE verification_codes;
CREATE TABLE verification_codes (
  country TEXT NOT NULL, email TEXT NOT NULL, code TEXT NOT NULL, expires_at INTEGER NOT NULL,
  PRIMARY KEY (country, email)
) STRICT, WITHOUT ROWID;
CREATE TABLE attempts (country TEXT NOT NULL, kind TEXT NOT NULL, email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX attempts_by_address ON attempts (country, kind, email);
CREATE INDEX attempts_by_age ON attempts (kind, at);
`

/** An exchange that was on its way is told from one of somebody else. */
const REPLACED_AT = 'ALTER TABLE refresh_tokens ADD COLUMN replaced_at INTEGER;'

export const migrations: readonly string[] = [
  TABLES,
  SEALED_ANSWERS,
  USABLE_FROM,
  REFRESH_TOKENS,
  ATTEMPTS_BY_ADDRESS,
  REPLACED_AT,
]
