import { forgotPassword, register } from '@academy/contract/access/accounts/endpoints'
import { presigned } from '@academy/contract/site/documents/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
})
afterAll(() => academy.close())

describe('messages', () => {
  test.each([
    [{}, 'en'],
    [{ locale: 'de' }, 'de'],
    [{ locale: 'en' }, 'en'],
    [{ locale: 'en', 'accept-language': 'de' }, 'en'],
    [{ locale: 'de', 'accept-language': 'en' }, 'de'],
    [{ locale: 'fr', 'accept-language': 'de' }, 'de'],
    [{ locale: '', 'accept-language': 'de-AT' }, 'de'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
    [{ 'accept-language': 'en;q=0.5,de;q=0.9' }, 'de'],
    [{ 'accept-language': 'fr,it;q=0.5' }, 'en'],
    [{ 'accept-language': 'de;q=0' }, 'en'],
    [{ 'accept-language': '*' }, 'en'],
  ] as const)('for %j are in %s', async (headers, locale) => {
    const said = {
      en: ['Please check your input.', 'Email is required'],
      de: ['Bitte prüfen Sie Ihre Eingaben.', 'E-Mail-Adresse ist erforderlich.'],
    }
    const { body } = await academy.refused(forgotPassword, { body: {} }, { headers: { ...headers } })
    expect([body.message, body.errors?.['email_address']?.[0]]).toEqual(said[locale])
  })

  test('name every invalid field with its errors', async () => {
    const body = {
      first_name: ' ',
      last_name: 'x'.repeat(101),
      email_address: 'mira',
      password: 'a',
      password_confirmation: 'b',
    }
    const answer = await academy.refused(register, { body }, { locale: 'de' })
    expect(answer.body.errors).toEqual({
      first_name: ['Dieses Feld ist erforderlich.'],
      last_name: ['Dieser Text ist zu lang.'],
      email_address: ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      password: ['Das Passwort braucht mindestens 8 Zeichen mit einem Groß- und einem Kleinbuchstaben.'],
      password_confirmation: ['Die Passwörter stimmen nicht überein.'],
    })
    const asked = await academy.refused(presigned, { query: {} })
    expect(asked.body.errors).toEqual({ path: ['This field is required.'] })
  })
})
