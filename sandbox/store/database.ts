// SQLite with what we need of it: statements prepared once, transactions, migrations. It is independent of the tables.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { migrations } from './migrations.ts'

export type Database = {
  get<T>(sql: string, ...values: SQLInputValue[]): T | undefined
  all<T>(sql: string, ...values: SQLInputValue[]): T[]
  /** The number of rows that changed. */
  run(sql: string, ...values: SQLInputValue[]): number
  /** Runs `work` as one transaction, or as part of the one that is already running. Undone when `work` throws. */
  transaction<T>(work: () => T): T
  /** All of it as bytes, for another database that begins with them. */
  copy(): Uint8Array
  close(): void
}

/** SQLite's codes of a file that is damaged, and of one that is no database. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26])

/**
 * Opens a database file, or `:memory:`, and brings it to the newest migration. With the write-ahead log a committed
 * transaction survives the end of the process, however it ends. With the `bytes` of another database it begins as that one is.
 */
export function openDatabase(file: string, bytes?: Uint8Array): Database {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  if (bytes) sqlite.deserialize(bytes)
  try {
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;')
  } catch (error) {
    sqlite.close()
    // Any other fault, such as another process that writes now, is no reason to delete anything.
    if (!DAMAGED.has((error as { errcode?: number }).errcode ?? 0)) throw error
    throw new Error(`${file} cannot be read as a database. Delete it, or use another file.`, { cause: error })
  }
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  let open = false
  const database: Database = {
    get: <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as T | undefined,
    all: <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as T[],
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    transaction: work => {
      if (open) return work()
      sqlite.exec('BEGIN IMMEDIATE')
      open = true
      try {
        const result = work()
        sqlite.exec('COMMIT')
        return result
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      } finally {
        open = false
      }
    },
    copy: () => sqlite.serialize(),
    close: () => sqlite.close(),
  }
  migrate(sqlite, database, file)
  return database
}

function migrate(sqlite: DatabaseSync, database: Database, file: string): void {
  const { user_version: done } = sqlite.prepare('PRAGMA user_version').get() as { user_version: number }
  if (done > migrations.length)
    throw new Error(`${file} was written by a newer sandbox. Delete it, or use another file.`)
  for (const [index, sql] of migrations.entries()) {
    if (index < done) continue
    database.transaction(() => {
      sqlite.exec(sql)
      sqlite.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}
