import type { Locale } from '@academy/contract/lib/locale'
import type { personalDataTopics as endpoint } from '@academy/contract/personal-data/endpoints'
import type { StoredTopic } from '@academy/contract/personal-data/schemas'
import { purposeTexts, retentionText, topicTexts } from '@academy/contract/personal-data/texts'
import { type Topic, topics } from '@academy/contract/personal-data/topics'
import { columnsOf, personalTables } from '../../db/personal-data/register.ts'
import type { Verb } from '../../lib/services.ts'
import { columnLabels, tableLabels } from './texts/labels.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Describes what is kept on one topic, with the exceptions of single columns. */
const describe = (topic: Topic, locale: Locale): StoredTopic => {
  const tables = personalTables.filter(([, facts]) => facts.topic === topic)
  const labels: Record<string, string> = columnLabels[locale]
  const exceptions = tables.flatMap(([, facts]) => Object.values(facts.exceptions ?? {}))
  const purposes = [
    ...tables.map(([, facts]) => facts.purpose),
    ...exceptions.flatMap(each => each.purpose ?? []),
  ]
  const retentions = [
    ...tables.map(([, facts]) => facts.retention),
    ...exceptions.flatMap(each => each.retention ?? []),
  ]
  return {
    topic: topicTexts[locale][topic],
    data: tables.map(([table]) => {
      const names = columnsOf(table, 'data', 'reference', 'decision', 'file').map(
        column => labels[column] ?? column,
      )
      const title = tableLabels[locale][table]
      return names.length > 0 ? `${title}: ${unique(names).join(', ')}` : title
    }),
    purposes: unique(purposes).map(purpose => purposeTexts[locale][purpose]),
    retentions: unique(retentions).map(retention => retentionText(retention, locale)),
  }
}

export const listTopics: Verb<typeof endpoint> = async (_services, { locale }) =>
  topics.map(topic => describe(topic, locale))
