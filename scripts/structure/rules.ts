import { boundaryRules } from './boundaries.ts'
import { classNameRules } from './class-names.ts'
import { cssTokenRules } from './css-tokens.ts'
import { cycleRules } from './cycles.ts'
import { databaseRules } from './database.ts'
import { localeRules } from './locales.ts'
import { pluralRules } from './plurals.ts'
import type { Rule } from './source.ts'
import { vocabularyRules } from './vocabulary.ts'

/** Applies all rules to all files. */
export const faultsIn: Rule = files =>
  [
    ...boundaryRules,
    ...cycleRules,
    ...databaseRules,
    ...vocabularyRules,
    ...classNameRules,
    ...localeRules,
    ...pluralRules,
    ...cssTokenRules,
  ].flatMap(rule => rule(files))
