import type { Locale } from '@academy/contract/base/locale'
import { type Purpose, type Topic, topics } from '@academy/contract/base/personal-data-topics'
import type { Retention, RetentionAmounts } from '@academy/contract/base/retention'
import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import type { StoredTopic } from '@academy/contract/privacy/personal-data/schemas'
import { purposeTexts, retentionText, topicTexts } from '@academy/contract/privacy/personal-data/texts'
import { findPeriods } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import { columnsOf, personalTables } from '../../../db/personal-data/register.ts'
import { exportedKinds } from '../../../db/personal-data/types.ts'
import { columnLabel } from './texts/column-labels.ts'
import { tableLabels } from './texts/labels.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

interface Rule<Key> {
  key: Key
  /** The table or column to which it applies. */
  name: string
}

/** Describes each rule once, with what it applies to if there are several. */
const describeRules = <Key>(rules: readonly Rule<Key>[], textOf: (key: Key) => string): string[] => {
  const keys = unique(rules.map(({ key }) => key))
  return keys.map(key => {
    const names = unique(rules.filter(rule => rule.key === key).map(({ name }) => name))
    return keys.length > 1 ? `${names.join(', ')}: ${textOf(key)}` : textOf(key)
  })
}

/** Describes what is kept on one topic, with the exceptions of single columns. */
const describe = (topic: Topic, amounts: RetentionAmounts, locale: Locale): StoredTopic => {
  const tables = personalTables.filter(([, facts]) => facts.topic === topic)
  const labelOf = (column: string) => columnLabel(column, locale) ?? column
  const rulesOf = <Key>(read: (facts: { purpose?: Purpose; retention?: Retention }) => Key | undefined) =>
    tables.flatMap(([table, facts]) => {
      const exceptions = Object.entries(facts.exceptions ?? {}).map(([column, rule]) => ({
        key: read(rule),
        name: labelOf(column),
      }))
      const rules = [{ key: read(facts), name: tableLabels[locale][table] }, ...exceptions]
      return rules.flatMap(({ key, name }) => (key === undefined ? [] : { key, name }))
    })
  return {
    topic: topicTexts[locale][topic],
    data: tables.map(([table]) => {
      const names = columnsOf(table, ...exportedKinds).map(labelOf)
      const title = tableLabels[locale][table]
      return names.length > 0 ? `${title}: ${unique(names).join(', ')}` : title
    }),
    purposes: describeRules(
      rulesOf(({ purpose }) => purpose),
      purpose => purposeTexts[locale][purpose],
    ),
    retentions: describeRules(
      rulesOf(({ retention }) => retention),
      retention => retentionText(retention, amounts, locale),
    ),
  }
}

export const listTopics = serve(contract.personalDataTopics, async ({ db }, { locale }) => {
  const amounts = await findPeriods(db)
  return topics.map(topic => describe(topic, amounts, locale))
})
