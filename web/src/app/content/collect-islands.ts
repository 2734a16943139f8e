import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandCollector } from '../../base/pages/island.tsx'

const MARK = /<!--island (\d+)-->/g

/** Collects the islands of a page and puts them in the place of their marks. */
export const collectIslands = (): IslandCollector & { fill: (html: string) => string } => {
  const islands: { island: ReactElement; identifierPrefix: string }[] = []
  return {
    add: (island, identifierPrefix) => `<!--island ${islands.push({ island, identifierPrefix }) - 1}-->`,
    fill: html =>
      html.replace(MARK, (_, index: string) => {
        const { island, identifierPrefix } = islands[Number(index)] ?? {}
        return renderToString(island, { ...(identifierPrefix && { identifierPrefix }) })
      }),
  }
}
