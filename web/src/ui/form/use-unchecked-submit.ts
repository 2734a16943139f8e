import { useState } from 'react'
import type { Message } from './form-message.tsx'
import { refusedFields } from './refused-fields.ts'

interface Options {
  elements: Map<string, HTMLElement>
  send: () => Promise<string | undefined>
  explainFailure: (error: unknown) => string | undefined
}

/**
 * Sends a form whose libraries cannot be loaded, for example after a deployment. The server validates the
 * fields.
 */
export const useUncheckedSubmit = ({ elements, send, explainFailure }: Options) => {
  const [message, setMessage] = useState<Message>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const refuse = (error: unknown) => {
    const refused = refusedFields(error, [...elements.keys()])
    setErrors(Object.fromEntries(refused.map(({ name, text }) => [name, text])))
    const [first] = refused
    if (first) elements.get(first.name)?.focus()
    const text = explainFailure(error)
    if (text) setMessage({ tone: 'failure', text })
  }
  const submit = async () => {
    setMessage(undefined)
    setErrors({})
    try {
      const text = await send()
      if (text) setMessage({ tone: 'success', text })
    } catch (error) {
      refuse(error)
    }
  }
  return { message, errors, submit }
}
