import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { accountFailure } from './account-failure.ts'

const refusal = (status: number) =>
  new ApiError(status, { code: 'some_code', message: 'What the server says', request_id: 'r' })

const later = {
  en: 'An error occurred. Please try again later.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
}

test.each([
  {
    error: refusal(401),
    en: 'The provided credentials are not correct.',
    de: 'Die eingegebenen Zugangsdaten sind nicht korrekt.',
  },
  {
    error: refusal(409),
    en: 'A user with this email address is already signed up.',
    de: 'Mit dieser E-Mail-Adresse ist bereits jemand registriert.',
  },
  { error: refusal(422), en: 'Please check your input.', de: 'Bitte prüfen Sie Ihre Eingaben.' },
  { error: refusal(400), ...later },
  {
    error: refusal(429),
    en: `${later.en} There were too many attempts in a short time.`,
    de: `${later.de} Es gab zu viele Versuche in kurzer Zeit.`,
  },
  { error: refusal(500), ...later },
  { error: new TypeError('a bug'), ...later },
  {
    error: new ConnectionError('gone'),
    en: 'Connection to the server failed. Please check your internet connection or try again later.',
    de: 'Die Verbindung zum Server ist fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es später noch einmal.',
  },
])('$error.name $error.status is explained in both languages', ({ error, en, de }) => {
  expect(accountFailure(error, 'en')).toBe(en)
  expect(accountFailure(error, 'de')).toBe(de)
})
