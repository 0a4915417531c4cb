// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.

/** Where something did not fit, as a JSON pointer. */
export type ValidationPlace = { instancePath: string }

/** What did not fit, as Ajv says it. */
export type ValidationError = ValidationPlace & {
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** True when the data has the shape; else `errors` says what does not fit, until the next call. */
export type Validator<T, Finding = ValidationPlace> = ((data: unknown) => data is T) & { errors?: Finding[] | null }
