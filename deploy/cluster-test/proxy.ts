// nginx with deploy/nginx/academy.conf: only ports, paths and the certificate are those of the test.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`

const makeCertificate = (folder: string) => {
  const files = ['-out', join(folder, 'fullchain.pem'), '-keyout', join(folder, 'privkey.pem')]
  const about = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...about, ...files], { stdio: 'ignore' })
}

interface Ports {
  open: number
  encrypted: number
  members: number[]
}

const configuration = (folder: string, { open, encrypted, members }: Ports) => {
  const example = readFileSync(join(import.meta.dirname, '../nginx/academy.conf'), 'utf8')
  const site = members
    .reduce((text, port, index) => text.replace(`127.0.0.1:300${index + 1} `, `127.0.0.1:${port} `), example)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${open};`)
    .replace('listen 443 ', `listen 127.0.0.1:${encrypted} `)
    .replaceAll('server_name academy.example.org;', 'server_name localhost;')
    .replace('Host $host;', 'Host $http_host;')
    .replaceAll('/etc/academy/tls', folder)
    .replaceAll('/var/log/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  // As root, nginx would serve as another account, which cannot write to the folder.
  const account = process.getuid?.() === 0 ? 'user root;' : ''
  return `${account} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-errors.log;
events { worker_connections 2048; }
http { ${temporary.join(' ')}
${site} }
`
}

export const startProxy = async (folder: string, ports: Ports) => {
  makeCertificate(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, ports))
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {
    env: { ...process.env, PATH },
    stdio: 'inherit',
  })
  const failed = once(nginx, 'error').then(([error]) => {
    throw new Error(`nginx cannot be started (on Debian: apt-get install nginx): ${error}`)
  })
  failed.catch(() => {})
  await Promise.race([failed, new Promise(resolve => setTimeout(resolve, 500))])
  return {
    logFile: join(folder, 'academy.log'),
    stop: async () => {
      if (nginx.exitCode !== null) return
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
    },
  }
}
