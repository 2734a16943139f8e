import { createContext, createElement, type FunctionComponent, type ReactElement, use, useId } from 'react'
import { LocaleContext, useLocale } from '../i18n/locale-context.ts'
import { SiteContext, useSite } from '../site.ts'

/** The components of all islands by name; `web/src/app/content/islands.ts`, which knows all areas, adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: a module augmentation adds the keys.
export interface Islands {}

type IslandName = keyof Islands
type PropsOf<Name extends IslandName> = Islands[Name] extends (props: infer Props) => unknown ? Props : never

/** Collects the islands of one page. Each is rendered by itself, as the browser hydrates it. */
export interface IslandCollector {
  /** Returns what stands in the HTML until the island is rendered. The prefix makes its identifiers unique. */
  add: (island: ReactElement, identifierPrefix: string) => string
}

/** Provided by the server for content pages only. */
export const IslandCollectorContext = createContext<IslandCollector | undefined>(undefined)

interface IslandProps<Name extends IslandName> {
  name: Name
  component: Islands[Name]
  /** Serialized into the page. */
  props: object & PropsOf<Name>
}

/**
 * An interactive part of a content page. The browser hydrates it when it is visible or used; a click before that is
 * repeated. Within a page that is hydrated as a whole it is a plain component.
 */
export const Island = <Name extends IslandName>({ name, component, props }: IslandProps<Name>) => {
  const collector = use(IslandCollectorContext)
  const locale = useLocale()
  const site = useSite()
  const prefix = useId()
  // The component has just these props; the compiler cannot relate two types that depend on the name.
  const content = createElement(component as FunctionComponent<object>, props)
  if (!collector) return content
  const island = (
    <LocaleContext value={locale}>
      <SiteContext value={site}>{content}</SiteContext>
    </LocaleContext>
  )
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the server replaces by what React renders
      dangerouslySetInnerHTML={{ __html: collector.add(island, prefix) }}
    />
  )
}
