import type { FileStore } from './store.ts'

/** Outside the database, so that restoring an old backup does not bring people back: a restore leaves these files. */
export const ERASED_FOLDER = 'erased/'

export interface ErasedAccount {
  account_id: number
  /** After a restore the number alone could belong to somebody else. */
  created_at: Date
}

const keyOf = ({ account_id, created_at }: ErasedAccount) =>
  `${ERASED_FOLDER}${account_id}-${created_at.getTime()}.txt`

export const noteErased = (files: FileStore, erased: ErasedAccount) =>
  files.put(keyOf(erased), Buffer.from('This account was erased.\n'), {
    type: 'text/plain',
    name: 'erased.txt',
  })

const parse = (key: string): ErasedAccount | undefined => {
  const [, id, made] = /^erased\/(\d{1,9})-(\d{1,15})\.txt$/.exec(key) ?? []
  return id && made ? { account_id: Number(id), created_at: new Date(Number(made)) } : undefined
}

export const listErased = async (files: FileStore): Promise<ErasedAccount[]> => {
  const found: ErasedAccount[] = []
  for await (const { key } of files.list(ERASED_FOLDER)) found.push(...[parse(key) ?? []].flat())
  return found
}
