import * as k from '../../kernel/describe.ts'

/** A cleaning planned for a room and a day. */
export const pulizia = k.defineEntity({
  name: 'pulizia',
  label: { one: 'Pulizia', many: 'Pulizie', gender: 'f' },
  fields: {
    camera: k.reference('Camera', 'camera', { synonyms: ['stanza'] }),
    giorno: k.day('Giorno', { near: { past: 30, future: 120 } }),
    ora: k.optional(k.hour('Ora', { synonyms: ['a che ora si fa', 'a che ora la fanno', 'a che ora fanno', 'a che ora si pulisce'] })),
    tipo: k.choice(
      'Tipo',
      { partenza: 'Cambio ospite', rassetto: 'Rassetto', biancheria: 'Cambio biancheria', fondo: 'Pulizia a fondo' },
      {
        also: {
          partenza: ['cambio', 'partenza', 'uscita', 'cambio camera', 'cambi'],
          rassetto: ['riordino', 'ripasso', 'fermata', 'rassettare', 'rifare il letto', 'giornaliera'],
          biancheria: ['lenzuola', 'asciugamani'],
          fondo: ['straordinaria', 'a fondo', 'fatta bene', 'grande pulizia', 'pulizie grosse'],
        },
      },
    ),
    addetto: k.optional(k.somebody('Addetto', { max: 60, synonyms: ['cameriera'] })),
    stato: k.status('Stato', 'programmata', {
      programmata: k.state('Programmata', 'primary', ['in_corso', 'completata', 'saltata'], {
        verb: 'Riprogramma',
        also: ['da fare', 'in programma', 'prevista'],
      }),
      in_corso: k.state('In corso', 'warning', ['completata', 'programmata'], {
        verb: 'Inizia',
        also: ['iniziata', 'cominciata', 'la stanno facendo', 'si sta facendo'],
      }),
      completata: k.state('Completata', 'success', ['programmata'], {
        over: true,
        verb: 'Fatta',
        also: ['fatta', 'finita', 'a posto', 'è a posto'],
      }),
      saltata: k.state('Saltata', 'neutral', ['programmata'], {
        over: true,
        verb: 'Salta',
        also: ['non fatta', 'non serve', 'saltala', 'saltalo'],
      }),
    }),
    /** How the room stands. */
    camera_ora: k.derived(
      k.choice('Camera adesso', { libera: 'Libera', occupata: 'Occupata', pulizia: 'In Pulizia', manutenzione: 'Manutenzione' }),
      k.field('camera.stato'),
    ),
    note: k.optional(k.notes()),
  },
  title: ['tipo', 'giorno'],
  alike: [['camera', 'giorno', 'tipo']],
  synonyms: ['pulisce', 'pulisco', 'puliamo', 'rifà', 'rifaccio', 'rifacciamo'],
  makes: ['pianifica', 'programma', 'fai pulire', 'metti una pulizia', 'segna una pulizia', 'organizza una pulizia'],
  told: ['tipo', 'giorno'],
  sort: [k.near('giorno'), k.asc('ora')],
  form: [{ fields: ['camera', 'giorno', 'ora', 'tipo', 'addetto', 'note'] }],
  table: ['giorno', 'ora', 'camera', 'tipo', 'addetto', 'stato'],
  slot: { day: 'giorno', time: 'ora', lane: 'camera' },
  prefill: ({ today }) => ({ giorno: today, tipo: 'rassetto' }) as const,
  async effects(before, after, read, { today }) {
    if (!after) return []
    if (after.stato === 'completata') return before?.stato === 'completata' ? [] : cleaned(after.camera, read, today)
    return before?.stato === 'completata' ? notCleaned(after.id, after.camera, read, today) : []
  },
})

/** A cleaning that is done makes the room clean today, and free where it waited for that. */
async function cleaned(camera: string, read: k.Read, today: string): Promise<readonly k.Change[]> {
  const room = await read.get('camera', camera)
  return [
    ...(room && room['ultima_pulizia'] !== today
      ? [{ type: 'update', entity: 'camera', id: camera, values: { ultima_pulizia: today } } as const]
      : []),
    ...(room?.['stato'] === 'pulizia' ? [{ type: 'move', entity: 'camera', id: camera, to: 'libera' } as const] : []),
  ]
}

/** A tick that is taken away: the room was last cleaned when it was before, and is not given to anybody as it is. */
async function notCleaned(id: string, camera: string, read: k.Read, today: string): Promise<readonly k.Change[]> {
  const room = await read.get('camera', camera)
  if (room?.['ultima_pulizia'] !== today) return []
  const done = await read.find('pulizia', [k.eq('camera', camera), k.eq('stato', 'completata'), k.lte('giorno', today)])
  const last = done
    .flatMap((row) => (row.id === id ? [] : [String(row['giorno'])]))
    .toSorted()
    .at(-1)
  if (last === today) return []
  return [
    { type: 'update', entity: 'camera', id: camera, values: { ultima_pulizia: last ?? null } },
    ...(room['stato'] === 'libera' ? [{ type: 'move', entity: 'camera', id: camera, to: 'pulizia' } as const] : []),
  ]
}
