import { foldAccents } from '../../base/fold-accents.ts'
import { byLocale, defaultLocale, type Localized, locales, localizedBy } from '../../base/locale.ts'
import type { TextValue } from './schemas.ts'
import type { TextItem } from './text-rules.ts'

type Values = Localized<'value', TextValue | null>

/** "Who can apply?" → who-can-apply */
export const anchorOf = (title: string): string =>
  foldAccents(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'question'

/** Returns the anchor, or with a number if it is taken, and takes it. */
const takeFree = (anchor: string, taken: Set<string>): string => {
  let free = anchor
  for (let number = 2; taken.has(free); number += 1) free = `${anchor}-${number}`
  taken.add(free)
  return free
}

/** The entries at one place, the default language first. */
const entriesAt = (lists: Record<string, readonly TextItem[]>, place: number) =>
  [defaultLocale, ...locales].flatMap(locale => lists[locale]?.[place] ?? [])

/**
 * Returns the lists with the anchor of each entry, which is the same in every language. An entry keeps the anchor that it
 * has, whatever its title becomes; a new one gets that of its title.
 */
export const withAnchors = (values: Values): Values => {
  const lists = byLocale(locale => {
    const value = values[`value_${locale}`]
    return Array.isArray(value) ? value : []
  })
  const length = Math.max(...locales.map(locale => lists[locale].length))
  const entries = Array.from({ length }, (_, place) => entriesAt(lists, place))
  const kept = entries.map(same => same.find(({ anchor }) => anchor)?.anchor)
  const taken = new Set<string>()
  const first = kept.map(anchor => anchor && !taken.has(anchor) && takeFree(anchor, taken))
  const anchors = entries.map(
    (same, place) => first[place] || takeFree(kept[place] ?? anchorOf(same[0]?.title ?? ''), taken),
  )
  return localizedBy('value', locale => {
    const value = values[`value_${locale}`]
    if (!Array.isArray(value)) return value
    return value.map((item, place) => ({ ...item, anchor: anchors[place] }))
  })
}
