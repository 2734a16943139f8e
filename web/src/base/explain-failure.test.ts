import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from './api-errors.ts'
import { explainFailure, explainReason } from './explain-failure.ts'

const refused = (status: number, errors?: Record<string, string[]>) =>
  new ApiError(status, {
    code: 'x',
    message: 'As the server says',
    request_id: '',
    ...(errors && { errors }),
  })
const twoFields = { email: ['is missing', 'is odd'], name: ['is too long'] }

test.each<[name: string, error: unknown, en: string, de: string]>([
  ['400', refused(400), 'Bad request.', 'Ungültige Anfrage.'],
  [
    '401',
    refused(401),
    'Unauthorized. Please log in again.',
    'Nicht eingeloggt. Bitte loggen Sie sich erneut ein.',
  ],
  ['403', refused(403), 'Access denied.', 'Zugriff verweigert.'],
  ['409', refused(409), 'Conflict. Please check your input.', 'Konflikt. Bitte prüfen Sie Ihre Eingaben.'],
  [
    '422 with fields',
    refused(422, twoFields),
    'is missing is odd is too long',
    'is missing is odd is too long',
  ],
  [
    '422 without fields',
    refused(422),
    'The submitted data is invalid.',
    'Die übermittelten Daten sind ungültig.',
  ],
  ['500', refused(500), 'Internal server error.', 'Interner Serverfehler.'],
  ['503', refused(503), 'Service unavailable.', 'Dienst nicht verfügbar.'],
  ['404', refused(404), 'Unknown error (404)', 'Unbekannter Fehler (404)'],
  ['418', refused(418), 'Unknown error (418)', 'Unbekannter Fehler (418)'],
  [
    'a lost connection',
    new ConnectionError('x'),
    'Connection to the server failed. Please check your internet connection or try again later.',
    'Die Verbindung zum Server ist fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es später noch einmal.',
  ],
  ['an error with a message', new Error('The disk is full'), 'The disk is full', 'The disk is full'],
  [
    'an error without a message',
    new Error(''),
    'An unknown error occurred.',
    'Ein unbekannter Fehler ist aufgetreten.',
  ],
  [
    'a thrown value that is not an error',
    'x',
    'An unknown error occurred.',
    'Ein unbekannter Fehler ist aufgetreten.',
  ],
])('%s', (_, error, en, de) => {
  expect(explainFailure(error, 'en')).toBe(en)
  expect(explainFailure(error, 'de')).toBe(de)
})

test('a refusal has the API’s message, other errors are explained as usual', () => {
  expect(explainReason(refused(409), 'de')).toBe('As the server says')
  expect(explainReason(new ConnectionError('x'), 'de')).toBe(explainFailure(new ConnectionError('x'), 'de'))
  expect(explainReason('x', 'en')).toBe('An unknown error occurred.')
})
