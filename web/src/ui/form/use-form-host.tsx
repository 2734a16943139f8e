import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormHost, LoadedForm } from './form-host.tsx'

type HostOptions<Input extends FieldValues, Output> = Parameters<typeof FormHost<Input, Output>>[0]['options']

interface Options<Input extends FieldValues, Output>
  extends Pick<HostOptions<Input, Output>, 'send' | 'explainFailure'> {
  loadSchema: () => Promise<HostOptions<Input, Output>['schema']>
  /** Called once, after the libraries have been loaded. */
  getKnown: () => NonNullable<HostOptions<Input, Output>['known']>
}

/** Loads the form's libraries on demand. The caller must render `host`, which then provides `form`. */
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
