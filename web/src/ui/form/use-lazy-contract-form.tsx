import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, RegisterOptions } from 'react-hook-form'
import { usePending } from '../../base/use-pending.ts'
import type { Schema } from './contract-resolver.ts'
import type { FormHost, LoadedForm } from './form-host.tsx'
import type { Message } from './form-message.tsx'
import { refusedFields } from './refused-fields.ts'

interface Unchecked {
  elements: Map<string, HTMLElement>
  send: () => Promise<string | undefined>
  explainFailure: (error: unknown) => string | undefined
}

/**
 * Sends a form whose libraries cannot be loaded, for example after a deployment. The server validates the
 * fields.
 */
const useUncheckedSubmit = ({ elements, send, explainFailure }: Unchecked) => {
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

type HostOptions<Input extends FieldValues, Output> = Parameters<typeof FormHost<Input, Output>>[0]['options']

interface FormHostOptions<Input extends FieldValues, Output> {
  send: Options<Input, Output>['send']
  explainFailure: Options<Input, Output>['explainFailure']
  loadSchema: () => Promise<HostOptions<Input, Output>['schema']>
  /** Called once, after the libraries have been loaded. */
  getKnown: () => NonNullable<HostOptions<Input, Output>['known']>
}

/** Loads the form's libraries on demand. The caller must render `host`, which then provides `form`. */
const useFormHost = <Input extends FieldValues, Output>(options: FormHostOptions<Input, Output>) => {
  const latest = useRef(options)
  const loading = useRef<Promise<boolean>>(undefined)
  const [host, setHost] = useState<ReactNode>()
  const [form, setForm] = useState<LoadedForm<Input, Output>>()
  useEffect(() => {
    latest.current = options
  })

  const start = async () => {
    try {
      const [{ FormHost }, schema] = await Promise.all([import('./form-host.tsx'), options.loadSchema()])
      const hosted: HostOptions<Input, Output> = {
        schema,
        known: latest.current.getKnown(),
        send: values => latest.current.send(values),
        explainFailure: error => latest.current.explainFailure(error),
      }
      // Stored as an element, so that a render of the surrounding page does not render it again.
      setHost(<FormHost options={hosted} onRender={setForm} />)
      return true
    } catch {
      // Let the next call retry.
      loading.current = undefined
      return false
    }
  }
  /** Resolves to whether the libraries could be loaded. */
  const load = () => {
    loading.current ??= start()
    return loading.current
  }
  return { form, host, load }
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Options<Input extends FieldValues, Output> {
  /** Imports the schema on demand. */
  loadSchema: () => Promise<Schema<Input, Output>>
  /**
   * Known values. Each fills its field once, if the field is empty; a value without a field is sent
   * unchanged.
   */
  known?: { [name in keyof Input]?: Input[name] | undefined }
  /** Receives all values whenever the user changes one, and what was typed before the script ran. */
  onTyped?: (values: Input) => void
  /** Sends the values; a returned text is shown as success. */
  send: (values: Output) => Promise<string | undefined>
  /** Returns the message about the form when `send` throws, if any. */
  explainFailure: (error: unknown) => string | undefined
}

/**
 * `useContractForm` for the text fields of public pages, which must stay small: its libraries are loaded when
 * the form gets the focus. Until then the fields are uncontrolled inputs, and a submit waits.
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
    // Only values without a field: the form reads the others from the page, where the user may have changed
    // them.
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

  /** Returns what the fields contain. */
  const typed = () => {
    const texts = [...elements].map(([name, { value }]) => [name, value])
    return { ...known, ...Object.fromEntries(texts) } as Input
  }
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
  const tellEarly = useEffectEvent(() => {
    const isTyped = ([name, { value }]: [string, TextElement]) => value && value !== String(known[name] ?? '')
    if ([...elements].some(isTyped)) onTyped?.(typed())
  })
  // What was typed before the script ran has caused no event. Until here, known values have filled the other fields.
  useEffect(() => tellEarly(), [])

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
          // The focus event is missed if the user started typing before the page's script ran.
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
  /** Revalidates a field that depends on another one, if the user has visited it or it has an error. */
  const recheck = (name: Path<Input>) => () => form?.recheck(name)()
  /** Replaces the values of the fields. */
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
  return { field, recheck, reset, frame, typed }
}
