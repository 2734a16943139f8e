import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormHost, LoadedForm } from './form-host.tsx'

type HostOptions<Input extends FieldValues, Output> = Parameters<typeof FormHost<Input, Output>>[0]['options']

interface Options<Input extends FieldValues, Output>
  extends Pick<HostOptions<Input, Output>, 'send' | 'explainFailure'> {
  loadSchema: () => Promise<HostOptions<Input, Output>['schema']>
  /** Called once, when the form has been loaded. */
  getKnown: () => NonNullable<HostOptions<Input, Output>['known']>
}

/** Loads the form's libraries on demand. `host` has to be rendered; `form` is what it returns. */
export const useFormHost = <Input extends FieldValues, Output>(options: Options<Input, Output>) => {
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
      // Kept as an element, so that the page around it can render without rendering it again.
      setHost(<FormHost options={hosted} onRender={setForm} />)
      return true
    } catch {
      // The next call tries again.
      loading.current = undefined
      return false
    }
  }
  /** Resolves with whether the libraries have been loaded. */
  const load = () => {
    loading.current ??= start()
    return loading.current
  }
  return { form, host, load }
}
