import { once } from 'node:events'
import { connect } from 'node:net'
import { ping } from '@academy/contract/office/maintenance/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
let port: number
beforeAll(async () => {
  academy = await testApp()
  port = Number(new URL(await academy.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => academy.close())

const request = `GET ${ping.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/**
 * Sends this many requests in one packet and counts the answers until the last one or the end of the
 * connection.
 */
const answersTo = async (count: number) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request.repeat(count))
  let answered = 0
  // Writing fails when the server closes the connection.
  socket.on('error', () => {})
  socket.on('data', data => {
    answered += data.toString().split('HTTP/1.1 200').length - 1
    if (answered === count) socket.end()
  })
  await once(socket, 'close')
  return answered
}

test('a few pipelined requests are answered', async () => {
  expect(await answersTo(8)).toBe(8)
})

test('a connection that pipelines two hundred requests is closed', async () => {
  expect(await answersTo(200)).toBeLessThan(200)
  expect(await answersTo(1)).toBe(1)
})

test('a connection that waits for each answer has no limit', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  for (let sent = 0; sent < 30; sent++) {
    socket.write(request)
    const [data] = await once(socket, 'data')
    expect(String(data)).toContain('HTTP/1.1 200')
  }
  socket.destroy()
})
