import { expect, test } from 'vitest'
import { variableNames } from './config.ts'
import { misspeltVariables } from './misspelt-variables.ts'

test.each([
  ['SMPT_URL', 'Is SMTP_URL meant?'],
  ['DATABSE_URL', 'Is DATABASE_URL meant?'],
  ['DATABASE_ULR', 'Is DATABASE_URL meant?'],
  ['database_url', 'Is DATABASE_URL meant?'],
  ['SITEURL', 'Is SITE_URL meant?'],
  ['PROT', 'Is PORT meant?'],
  ['METRIC_PORT', 'Is METRICS_PORT meant?'],
  ['BACKUP_KEEP_DAY', 'Is BACKUP_KEEP_DAYS meant?'],
  ['BACKUP_HOUR', 'has no effect.'],
  ['SMTP_PASSWORD', 'has no effect.'],
])('%s is named', (name, text) => {
  const [found, ...others] = misspeltVariables({ [name]: 'secret-value' }, variableNames)
  expect(found).toMatch(new RegExp(`^${name} is not known and has no effect`))
  expect(found).toContain(text)
  expect(found).not.toContain('secret-value')
  expect(others).toEqual([])
})

const usual =
  `PATH HOME HOSTNAME HOSTTYPE USER LOGNAME SHELL SHLVL TERM LANG LC_ALL LANGUAGE TZ PWD OLDPWD MAIL EDITOR
  DISPLAY TMPDIR LS_COLORS XDG_RUNTIME_DIR SSH_AUTH_SOCK SSH_CONNECTION INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET
  SYSTEMD_EXEC_PID LISTEN_FDS CREDENTIALS_DIRECTORY STATE_DIRECTORY NODE_OPTIONS NODE_VERSION NODE_EXTRA_CA_CERTS
  NODE_COMPILE_CACHE npm_config_cache npm_lifecycle_event INIT_CWD COLOR CI DEBUG HTTP_PROXY HTTPS_PROXY NO_PROXY
  PGHOST PGPORT PGUSER PGPASSWORD PGDATA POSTGRES_USER POSTGRES_PASSWORD AWS_REGION AWS_ACCESS_KEY_ID
  KUBERNETES_SERVICE_HOST KUBERNETES_PORT DATABASE_SERVICE_HOST DATABASE_PORT_5432_TCP SMTP_PORT_25_TCP_ADDR
  E2E_PORT API_PORT WEB_PORT TEST_DATABASE_URL SystemRoot ProgramFiles APPDATA USERPROFILE`.split(/\s+/)

test('usual variables, those of other programs and the known ones are passed over', () => {
  const environment = Object.fromEntries([...usual, ...variableNames].map(name => [name, 'x']))
  environment['DATABASE_PORT'] = 'tcp://10.0.0.7:5432'
  expect(misspeltVariables(environment, variableNames)).toEqual([])
  expect(misspeltVariables({ SMPT_URL: '' }, variableNames)).toEqual([])
})
