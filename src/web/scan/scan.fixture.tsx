import { codiceFiscale } from '../../kernel/italian/codice-fiscale.ts'
import { drawSpecimen } from '../../scan/image/specimen.ts'
import { toPicture } from '../../scan/image/to-grey.ts'
import { writeMrz, type MrzContent } from '../../scan/mrz/write-mrz.ts'
import type { Grey } from '../../scan/image/picture.ts'

/** A person who does not exist. */
export const traveller: MrzContent = {
  format: 'TD3',
  code: 'P',
  issuer: 'ITA',
  nationality: 'ITA',
  surname: 'QUAGLIOZZI',
  given: 'ANNA MARIA',
  number: 'YA1620853',
  birth: '920229',
  sex: 'F',
  expiry: '320905',
}

export const card = ['Ferramenta Sole srl', 'Viale Monza 201, 20126 Milano (MI)', 'P.IVA 00743110157', 'Tel. 02 1234567', 'info@example.it']

export const tessera = [
  'TESSERA SANITARIA',
  `Codice Fiscale ${codiceFiscale({ cognome: 'Rossi', nome: 'Maria', sesso: 'F', nascita: '1980-01-01', luogo: 'H501' })}`,
  'Cognome ROSSI',
  'Nome MARIA',
  'Luogo di nascita ROMA',
]

export const idCard = [
  'CARTA DI IDENTITÀ / IDENTITY CARD',
  'CA54782DY',
  'COGNOME / SURNAME',
  'FERRARI',
  'NOME / NAME',
  'ANNA MARIA',
  'LUOGO E DATA DI NASCITA',
  'ROMA (RM) 18.07.1977',
  'SCADENZA / EXPIRY',
  '18.07.2032',
]

/** A passport page with nothing but its zone, as a photo. */
export const passport = (turn: (image: Grey) => Grey = (image) => image): Promise<File> => {
  const { data, width, height } = toPicture(turn(drawSpecimen({ lines: writeMrz(traveller), pitch: 24, spacing: 60 })))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return fileOf(canvas, 'passaporto.png')
}

/** Lines of type on white paper. */
export function paper(lines: readonly string[]): Promise<File> {
  const canvas = new OffscreenCanvas(900, 90 + lines.length * 60)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '34px sans-serif'
  lines.forEach((line, i) => context.fillText(line, 40, 80 + i * 60))
  return fileOf(canvas, 'foglio.png')
}

/** White paper of any size. */
export function blankPaper(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  return fileOf(canvas, 'grande.jpg', 'image/jpeg')
}

async function fileOf(canvas: OffscreenCanvas, name: string, type = 'image/png'): Promise<File> {
  return new File([await canvas.convertToBlob({ type })], name, { type })
}
