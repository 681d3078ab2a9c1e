/** A file part of a form, in memory. Neither its name nor its type is to be believed. */
export interface UploadedFile {
  bytes: Buffer;
  filename: string;
  mimetype: string;
}
