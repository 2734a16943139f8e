import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

const texts = {
  en: {
    requested: 'People whose deletion was requested',
    dormant: 'Unused accounts',
    erased: 'Data of a person deleted',
    number: /Number of the person\s*\d+/,
    deletedOn: /^The data of this person was deleted on/,
    ground: 'They had asked for it themselves.',
    write: 'Write an email',
  },
  de: {
    requested: 'Personen, deren Löschung verlangt wurde',
    dormant: 'Ungenutzte Konten',
    erased: 'Daten einer Person gelöscht',
    number: /Nummer der Person\s*\d+/,
    deletedOn: /^Die Daten dieser Person wurden am/,
    ground: 'Sie hatte es selbst verlangt.',
    write: 'E-Mail schreiben',
  },
}

/**
 * The people of the demo whose time came since it was seeded are erased: the office sees how many, when and why, under
 * numbers. One of them left an invoice.
 */
export const expectErasedPeople = async (page: Page, language: 'de' | 'en') => {
  const t = texts[language]
  await openPage(page, '/user/a/retention')
  for (const kind of [t.requested, t.dormant])
    await expect(
      page.getByRole('row').filter({ hasText: kind }).filter({ hasText: '10.07.2027' }),
    ).toBeVisible()
  await openPage(page, '/user/a/record')
  const entries = page.getByRole('row').filter({ hasText: t.erased })
  await expect(entries).toHaveCount(3)
  for (const entry of await entries.all()) await expect(entry).toContainText(t.number)
  for (const name of ['Mühlgasser', 'Auwald', 'Lindwurm']) await expect(page.getByText(name)).toHaveCount(0)
  await entries.getByRole('link', { name: /^Person \d+$/ }).click()
  await expect(page.getByText(t.deletedOn)).toBeVisible()
  await expect(page.getByText(t.ground)).toBeVisible()
  await expect(page.getByRole('button', { name: t.write })).toHaveCount(0)
}
