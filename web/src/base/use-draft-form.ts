import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftStore, noDrafts, type Owner } from './drafts.ts'

/** The form was changed or sent in another tab, while this tab has unsaved input of its own. */
export interface OtherTab {
  take: () => void
  keepMine: () => void
}

/**
 * The draft of a form from an earlier visit. When another tab changes the same form, `show` applies its
 * values here (undefined for an empty form), unless input would be lost: then `otherTab` lets the user
 * choose. A form without a name has no drafts.
 */
export const useDraft = <Values extends FieldValues>(
  owner: Owner,
  form: string | undefined,
  show: (values: Partial<Values> | undefined) => void = () => {},
) => {
  const [place] = useState(() => (form ? draftStore<Values>(owner, form) : noDrafts<Values>()))
  const [found] = useState(place.read)
  const [hasConflict, setBehind] = useState(false)
  const typed = useRef<Values>(undefined)
  const hasText = useRef(found !== undefined)
  const isShowing = useRef(false)

  const keep = useCallback(
    (values: Values) => {
      // Values from the other tab are not input of this one.
      if (isShowing.current) return
      typed.current = values
      hasText.current = true
      setBehind(!place.keep(values))
    },
    [place],
  )
  const forget = useCallback(() => {
    typed.current = undefined
    hasText.current = false
    setBehind(false)
    place.forget()
  }, [place])
  const take = () => {
    const theirs = place.read()
    typed.current = undefined
    hasText.current = theirs !== undefined
    setBehind(false)
    isShowing.current = true
    show(theirs?.values)
    isShowing.current = false
  }
  const keepMine = () => {
    place.read()
    setBehind(false)
    if (typed.current) place.keep(typed.current)
  }
  const hear = useEffectEvent((change: 'next' | 'apart' | 'gone') => {
    if (change === 'next' || !hasText.current) take()
    else setBehind(true)
  })
  useEffect(() => place.follow(hear), [place])
  const otherTab: OtherTab | undefined = hasConflict ? { take, keepMine } : undefined
  return { found, keep, forget, otherTab }
}

// Files do not serialize: use their names.
const textOf = (values: object) =>
  JSON.stringify(values, (_, value) => (value instanceof File ? value.name : value))

/** Stores all input as a draft, so that it survives a reload, an expired session and a lost connection. */
export const useDraftForm = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { keep }: { keep: (values: Values) => void },
): void => {
  useEffect(() => {
    let last = textOf(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const text = textOf(values)
        // Forms also notify when a field is blurred or validated.
        if (text === last) return
        last = text
        keep(values)
      },
    })
  }, [form, keep])
}
