import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPlace, type Owner } from './drafts.ts'

/** The form was changed or sent in another tab, and this one has text of its own. */
export interface OtherTab {
  take: () => void
  keepMine: () => void
}

/**
 * What was typed into a form when its owner was last here, and how to forget it. When the same form is changed in another
 * tab, `show` puts that into this one (nothing: an empty form), unless text would be lost: then `otherTab` asks.
 */
export const useDraft = <Values extends FieldValues>(
  owner: Owner,
  form: string,
  show: (values: Partial<Values> | undefined) => void = () => {},
) => {
  const [place] = useState(() => draftPlace<Values>(owner, form))
  const [found] = useState(place.read)
  const [isBehind, setBehind] = useState(false)
  const typed = useRef<Values>(undefined)
  const hasText = useRef(found !== undefined)
  const isShowing = useRef(false)

  const keep = useCallback(
    (values: Values) => {
      // What comes from the other tab is not typed here.
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
  const otherTab: OtherTab | undefined = isBehind ? { take, keepMine } : undefined
  return { found, keep, forget, otherTab }
}

// Files have no text of their own.
const textOf = (values: object) =>
  JSON.stringify(values, (_, value) => (value instanceof File ? value.name : value))

/** Keeps all that is typed from now on, so that it outlives a reload, an expired login and a lost connection. */
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
        // Forms also tell when a field is left or checked.
        if (text === last) return
        last = text
        keep(values)
      },
    })
  }, [form, keep])
}
