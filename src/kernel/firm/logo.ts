import type { Values } from '../door/change.ts'
import { image } from '../fields/image.ts'
import { filedOf, type Filed, type FileType } from '../files/filed.ts'

/** Picture at the head of papers; a file of the firm, kept under `logo` in what the firm says of itself. */
export const logo = image('Logo', { max: 1 })

/** Logo among what a firm says of itself. */
export const logoIn = (values: Values): Filed | undefined => filedOf(values['logo'])[0]

/** Refusal of a file that is no picture, said at the field. */
export const notALogo = (name: string): string => `«${name}» non può fare da logo: scegli un’immagine PNG, JPG o WebP.`

/** Whether a file of this type can be a logo. */
export const isLogoType = (type: FileType | undefined): boolean => type?.startsWith('image/') === true
