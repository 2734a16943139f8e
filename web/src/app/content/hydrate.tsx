import { createElement, type FunctionComponent, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageLocale } from '../../base/i18n/locale.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'

const Hydrated = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady])
  return children
}

/** Hydrates the HTML of one island, and resolves when it is interactive. */
export const hydrate = (element: HTMLElement, component: FunctionComponent): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { props = '{}', prefix = '' } = element.dataset
  hydrateRoot(
    element,
    <LocaleContext value={pageLocale()}>
      <Hydrated onReady={resolve}>{createElement(component, JSON.parse(props))}</Hydrated>
    </LocaleContext>,
    { identifierPrefix: prefix },
  )
  return promise
}
