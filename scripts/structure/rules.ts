import { boundaryRules } from './boundaries.ts'
import { classNameRules } from './class-names.ts'
import { cssTokenRules } from './css-tokens.ts'
import { cycleRules } from './cycles.ts'
import { databaseRules } from './database.ts'
import { vocabularyRules } from './file-names.ts'
import { localeRules } from './locales.ts'
import { matcherRules } from './matchers.ts'
import { pluralRules } from './plurals.ts'
import { smallFileRules } from './small-files.ts'
import type { Rule } from './source.ts'

/** Applies all rules to all files. */
export const violationsIn: Rule = files =>
  [
    ...boundaryRules,
    ...cycleRules,
    ...databaseRules,
    ...vocabularyRules,
    ...classNameRules,
    ...localeRules,
    ...pluralRules,
    ...matcherRules,
    ...cssTokenRules,
    ...smallFileRules,
  ].flatMap(rule => rule(files))
