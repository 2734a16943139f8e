import { useState } from 'react'
import { refusedFields } from './refused-fields.ts'

const isRefusedFor = (field: string, error: unknown) => refusedFields(error, [field]).length > 0

/**
 * Whether a consent to special diets and allergies is in force. It may have been withdrawn elsewhere since the page was
 * loaded: once a request is refused for lack of it, the form asks for it.
 */
export const useNeedsConsent = (wasInForce: boolean) => {
  const [isMissing, setMissing] = useState(false)
  /** Sends what needs the consent. */
  const send = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await request()
      setMissing(false)
      return result
    } catch (error) {
      if (isRefusedFor('needs_wording', error)) setMissing(true)
      throw error
    }
  }
  return { hasConsent: wasInForce && !isMissing, send }
}
