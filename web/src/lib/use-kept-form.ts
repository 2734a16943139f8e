import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPlace, type Owner } from './drafts.ts'

/** What was typed into a form when its owner was last here, and how to forget it. */
export const useDraft = <Values extends FieldValues>(owner: Owner, form: string) => {
  const [place] = useState(() => draftPlace<Values>(owner, form))
  const [found] = useState(place.read)
  return { ...place, found }
}

/** Keeps all that is typed from now on, so that it outlives a reload, an expired login and a lost connection. */
export const useKeptForm = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { keep }: Pick<ReturnType<typeof useDraft<Values>>, 'keep'>,
): void => {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  )
}
