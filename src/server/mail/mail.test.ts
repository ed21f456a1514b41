import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openMail } from './mail.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server of mail that takes every letter, or refuses every recipient. */
async function mailbox({ refuses = false } = {}) {
  const letters: string[] = []
  const speak = (socket: Socket) => {
    let body: string | undefined
    socket.setEncoding('utf8').write('220 posta.example\r\n')
    socket.on('data', (text: string) => {
      if (body !== undefined) body += text
      else if (/^(EHLO|HELO|MAIL)/i.test(text)) socket.write('250 va bene\r\n')
      else if (/^RCPT/i.test(text)) socket.write(refuses ? '550 anna@rossi.example non esiste\r\n' : '250 va bene\r\n')
      else if (/^DATA/i.test(text)) {
        body = ''
        socket.write('354 scrivi\r\n')
      } else socket.end('221 ciao\r\n')
      if (body?.endsWith('\r\n.\r\n')) {
        letters.push(body)
        body = undefined
        socket.write('250 preso\r\n')
      }
    })
  }
  const server = createServer(speak)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const address = server.address()
  return { letters, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}?ignoreTLS=true` }
}

const lines: string[] = []
const opened = (url: string | undefined) => {
  lines.length = 0
  return openMail({ url, from: 'Bottega <ciao@gestionale.example>', log: (line) => void lines.push(line) })
}
const link = 'https://gestionale.example/registrati#invito=abc'

it('brings a letter to whom it is for, with its link whole', async () => {
  const { letters, url } = await mailbox()
  const mail = await opened(url)
  await mail.send({ to: 'anna@rossi.example', subject: 'Luca ti invita', text: `Apri questo link:\n\n${link}` })
  await expect.poll(() => letters).toHaveLength(1)
  expect(letters[0]).toMatch(/^To: anna@rossi\.example$/m)
  expect(letters[0]).toMatch(/^From: Bottega <ciao@gestionale\.example>$/m)
  expect(letters[0]?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(link)
  expect([mail.isSet, lines]).toEqual([true, []])
})

it('takes nothing of a name for a header of its own', async () => {
  const { letters, url } = await mailbox()
  const mail = await opened(url)
  const name = 'Luca\r\nBcc: tutti@altrove.example\r\n\r\nAltro testo'
  await mail.send({ to: 'anna@rossi.example', subject: `${name} ti invita`, text: link })
  await expect.poll(() => letters).toHaveLength(1)
  const [head = ''] = letters[0]?.split('\r\n\r\n') ?? []
  expect(head.split('\r\n').filter((line) => /^bcc:/i.test(line))).toEqual([])
  expect(head).toMatch(/^Subject: .*Bcc/m)
  expect(letters[0]).not.toMatch(/^Altro testo/m)
})

it('tells the log why a letter did not go out, and not to whom', async () => {
  const { letters, url } = await mailbox({ refuses: true })
  const mail = await opened(url)
  await mail.send({ to: 'anna@rossi.example', subject: 'Luca ti invita', text: link })
  await expect.poll(() => lines).toEqual(['Una lettera non è partita: EENVELOPE 550'])
  expect(letters).toEqual([])
})

it('writes links alone into the log where there is no mail', async () => {
  const mail = await opened(undefined)
  await mail.send({ to: 'anna@rossi.example', subject: 'Luca ti invita', text: `Apri questo link:\n\n${link}` })
  await mail.send({ to: 'anna@rossi.example', subject: 'Il tuo account è cambiato', text: 'Una passkey è stata tolta.' })
  expect([mail.isSet, lines]).toEqual([false, [`Luca ti invita. La posta non è configurata (SMTP_URL): ${link}`]])
})
