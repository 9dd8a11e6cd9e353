/** The part of the library that is used; its own declarations have no types of what is decoded. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Failure = { code: object; message: string };
  type Channel = { data: Uint8Array; width: number; height: number; stride: number };

  export default function createHeif(): {
    heif_colorspace: { heif_colorspace_RGB: symbol };
    heif_chroma: { heif_chroma_interleaved_RGB: symbol };
    heif_context_alloc: () => object;
    heif_context_read_from_memory: (context: object, file: Uint8Array) => Failure;
    heif_js_context_get_primary_image_handle: (context: object) => object;
    heif_js_decode_image2: (
      handle: object,
      colorspace: symbol,
      chroma: symbol,
    ) => { channels: Channel[] } | (Failure & { channels?: undefined });
  };
}
