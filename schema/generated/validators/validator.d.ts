// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.

/** What did not fit, as Ajv says it. */
export type ValidationError = {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** True when the data has the shape; else `errors` says what does not fit, until the next call. */
export type Validator<T> = ((data: unknown) => data is T) & { errors?: ValidationError[] | null }
