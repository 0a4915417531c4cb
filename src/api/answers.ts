// Answers are foreign input: each is checked against its shape before anybody sees it (Q106).

import type { Endpoint } from '#contract/endpoint'
import { type AnswerOf, type EndpointName, endpoints } from '#contract/endpoints'
import type { CallProblem } from '#domain/problems'
import { type ReadShape, validators } from '#validators/answers'
import { patientPart } from '../patient-part.ts'

type Read<Value> = { state: 'answered'; value: Value } | { state: 'foreign'; place: string }

/** The answer of a call that succeeded; `place` says where it does not fit, without what stands there. */
export async function readAnswer<Name extends EndpointName>(
  name: Name,
  response: Response,
): Promise<Read<AnswerOf<Name>>> {
  const { answer }: Endpoint = endpoints[name]
  if (typeof answer === 'object') {
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
    if (!answer.file.includes(type)) return { state: 'foreign', place: 'content-type' }
    return { state: 'answered', value: (await response.blob()) as AnswerOf<Name> }
  }
  const data = await jsonOf(response)
  const fits = await patientPart(async () => validators[answer as ReadShape]())
  if (fits(data)) return { state: 'answered', value: data as AnswerOf<Name> }
  return { state: 'foreign', place: fits.errors?.[0]?.instancePath ?? '' }
}

/** Why a call was refused, from its status and the JSON of its answer; one that cannot be read still has its status. */
export async function readProblem(name: EndpointName, status: number, data: unknown): Promise<CallProblem> {
  const { refusal = 'ErrorAnswer' }: Endpoint = endpoints[name]
  if (refusal === 'RegisterErrorAnswer') {
    const fits = await patientPart(validators.RegisterErrorAnswer)
    if (fits(data)) {
      const translationKey = data.errors[0]?.meta?.translation_key
      return { code: 'refused', status, message: data.message, ...(translationKey && { translationKey }) }
    }
  }
  const fits = await patientPart(validators.ErrorAnswer)
  return { code: 'refused', status, message: fits(data) ? data.message : '' }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}
