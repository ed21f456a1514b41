const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const found = (list: typeof browsers, text: string) => list.find(([sign]) => sign.test(text))?.[1]

/** «Chrome su Windows»: a device as its browser says of itself; «Un dispositivo» where it says nothing that is known. */
export function deviceInWords(userAgent: string): string {
  const [browser, system] = [found(browsers, userAgent), found(systems, userAgent)]
  return browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Un dispositivo')
}
