import { type ChangeEvent, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, RegisterOptions } from 'react-hook-form'
import { usePending } from '../../lib/use-pending.ts'
import type { Schema } from './contract-resolver.ts'
import { useFormHost } from './use-form-host.tsx'
import { useUncheckedSubmit } from './use-unchecked-submit.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Options<Input extends FieldValues, Output> {
  /** Imports the schema on demand. */
  loadSchema: () => Promise<Schema<Input, Output>>
  /** Values that are known. Each fills its field once, if that is empty; one without a field is sent as it is. */
  known?: { [name in keyof Input]?: Input[name] | undefined }
  /** Gets all values whenever somebody changes one. */
  onTyped?: (values: Input) => void
  /** Sends the values; a returned text is shown as success. */
  send: (values: Output) => Promise<string | undefined>
  /** Returns the message about the form when `send` throws, if any. */
  explainFailure: (error: unknown) => string | undefined
}

/**
 * `useContractForm` for the text fields of public pages, which must stay small: its libraries are loaded when somebody
 * focuses the form. Until then the fields are plain inputs that hold their own values, and a submit waits.
 */
export const useLazyContractForm = <Input extends FieldValues, Output>({
  loadSchema,
  known = {},
  onTyped,
  send,
  explainFailure,
}: Options<Input, Output>) => {
  const [elements] = useState(() => new Map<string, TextElement>())
  const [leftFields] = useState(() => new Set<Path<Input>>())
  const [isWaiting, setWaiting] = useState(false)
  const { isPending, run } = usePending()
  const { form, host, load } = useFormHost({
    loadSchema,
    send,
    explainFailure,
    // The form reads the fields' values from the page: what was typed or filled in there counts.
    getKnown: () => {
      const others = Object.entries(known).filter(([name]) => !elements.has(name))
      return Object.fromEntries(others) as DefaultValues<Input>
    },
  })
  useEffect(() => {
    if (!form) return
    if (isWaiting) {
      setWaiting(false)
      void form.frame.onSubmit({ preventDefault: () => {} })
    } else if (leftFields.size > 0) void form.form.trigger([...leftFields], { shouldTouch: true })
    leftFields.clear()
  }, [form, isWaiting, leftFields])

  const [filled] = useState(() => new Map<string, unknown>())
  useEffect(() => {
    for (const [name, value] of Object.entries(known)) {
      if (value === undefined || filled.get(name) === value) continue
      filled.set(name, value)
      const element = elements.get(name)
      if (!element || element.value) continue
      if (form) form.form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>)
      else element.value = String(value)
    }
  })

  const typed = () => {
    const texts = [...elements].map(([name, { value }]) => [name, value])
    return { ...known, ...Object.fromEntries(texts) } as Input
  }
  const unchecked = useUncheckedSubmit({
    elements,
    send: () => send(typed() as unknown as Output),
    explainFailure,
  })
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    return run(async () => {
      setWaiting(true)
      if (await load()) return
      setWaiting(false)
      await unchecked.submit()
    })
  }

  /** Returns the props of a field. */
  const field = <Name extends Path<Input>>(name: Name, rules: RegisterOptions<Input, Name> = {}) => {
    const loaded = form?.field(name, rules)
    return {
      name,
      error: loaded ? loaded.error : unchecked.errors[name],
      ref: (element: TextElement | null) => {
        if (element) elements.set(name, element)
        else elements.delete(name)
        loaded?.ref(element)
      },
      onChange: (event: ChangeEvent<TextElement>) => {
        if (loaded) void loaded.onChange(event)
        else {
          rules.onChange?.(event)
          // Whoever typed before the page's script ran has focused the field unseen.
          void load()
        }
        onTyped?.(typed())
      },
      onBlur: (event: { target: unknown }) => {
        if (loaded) void loaded.onBlur(event)
        else leftFields.add(name)
      },
    }
  }
  /** Checks a field again that depends on another, once somebody has been there or it has an error. */
  const recheck = (name: Path<Input>) => () => form?.recheck(name)()
  /** Replaces what stands in the fields. */
  const reset = (values: { [name in keyof Input]?: string }) => {
    if (form) form.form.reset(values as DefaultValues<Input>)
    else for (const [name, element] of elements) element.value = values[name] ?? ''
  }
  const frame = form
    ? { ...form.frame, isBusy: isWaiting || form.frame.isBusy, host }
    : {
        message: unchecked.message,
        isBusy: isWaiting || isPending,
        onSubmit,
        onFocus: () => void load(),
        host,
      }
  return { field, recheck, reset, frame }
}
