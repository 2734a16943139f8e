// Writes the list of common passwords anew, from the JSON of a dictionary that is ordered by frequency:
//   npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
//   node_modules/.bin/node scripts/common-passwords.ts package/src/passwords.json
import { readFileSync, writeFileSync } from 'node:fs'
import { hashOfPassword } from '../contract/src/access/accounts/common-passwords.ts'

const MAX = 10_000
const [source = ''] = process.argv.slice(2)
const dictionary: string[] = JSON.parse(readFileSync(source, 'utf8'))

// The others fail the password rules in any capitalization.
const couldPass = (word: string) => word.length >= 8 && (word.match(/\p{L}/gu) ?? []).length >= 2
const hashes = [...new Set(dictionary.slice(0, MAX).filter(couldPass).map(hashOfPassword))].sort(
  (a, b) => a - b,
)
const steps = hashes.map((hash, index) => (hash - (hashes[index - 1] ?? 0)).toString(36)).join(' ')
const text = `// Made by scripts/common-passwords.ts: ${hashes.length} sorted hashes, as differences in base 36.
export const commonPasswordHashes =
  '${steps}'
`
writeFileSync(new URL('../contract/src/access/accounts/common-password-hashes.ts', import.meta.url), text)
