/** Written by `npm run write:types` from the migrations, in the shape of `supabase gen types`. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      collection_prayers: {
        Row: {
          collection_id: string
          created_at: string
          note: string | null
          position: number
          prayer_id: string
        }
        Insert: {
          collection_id: string
          created_at?: string
          note?: string | null
          position?: number
          prayer_id: string
        }
        Update: {
          collection_id?: string
          created_at?: string
          note?: string | null
          position?: number
          prayer_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'collection_prayers_collection_id_fkey'
            columns: ['collection_id']
            isOneToOne: false
            referencedRelation: 'collections'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'collection_prayers_prayer_id_fkey'
            columns: ['prayer_id']
            isOneToOne: false
            referencedRelation: 'prayers'
            referencedColumns: ['id']
          },
        ]
      }
      collections: {
        Row: {
          created_at: string
          id: string
          is_shared: boolean
          name: string
          share_key: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_shared?: boolean
          name: string
          share_key?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          is_shared?: boolean
          name?: string
          share_key?: string | null
          user_id?: string
        }
        Relationships: []
      }
      hidden_prayers: {
        Row: {
          created_at: string
          prayer_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          prayer_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          prayer_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'hidden_prayers_prayer_id_fkey'
            columns: ['prayer_id']
            isOneToOne: false
            referencedRelation: 'prayers'
            referencedColumns: ['id']
          },
        ]
      }
      like_counts: {
        Row: {
          likes: number
          prayer_id: string
        }
        Insert: {
          likes?: number
          prayer_id: string
        }
        Update: {
          likes?: number
          prayer_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'like_counts_prayer_id_fkey'
            columns: ['prayer_id']
            isOneToOne: true
            referencedRelation: 'prayers'
            referencedColumns: ['id']
          },
        ]
      }
      likes: {
        Row: {
          created_at: string
          prayer_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          prayer_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          prayer_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'likes_prayer_id_fkey'
            columns: ['prayer_id']
            isOneToOne: false
            referencedRelation: 'prayers'
            referencedColumns: ['id']
          },
        ]
      }
      prayer_translations: {
        Row: {
          created_at: string
          language: string
          text_hash: string
          translated_text: string
        }
        Insert: {
          created_at?: string
          language: string
          text_hash: string
          translated_text: string
        }
        Update: {
          created_at?: string
          language?: string
          text_hash?: string
          translated_text?: string
        }
        Relationships: []
      }
      prayers: {
        Row: {
          author: string
          category: string
          created_at: string
          id: string
          is_private: boolean
          is_remix: boolean
          is_settled: boolean
          language: string | null
          long_text: string | null
          made_key: string | null
          medium_text: string | null
          original_prayer_id: string | null
          remix_author: string | null
          short_text: string
          source: string | null
          tags: string[]
          title: string
          tradition: string
          type: string
          updated_at: string
          user_id: string | null
          withheld_as: string | null
        }
        Insert: {
          author?: string
          category: string
          created_at?: string
          id?: string
          is_private?: boolean
          is_remix?: boolean
          is_settled?: boolean
          language?: string | null
          long_text?: string | null
          made_key?: string | null
          medium_text?: string | null
          original_prayer_id?: string | null
          remix_author?: string | null
          short_text: string
          source?: string | null
          tags?: string[]
          title: string
          tradition: string
          type?: string
          updated_at?: string
          user_id?: string | null
          withheld_as?: string | null
        }
        Update: {
          author?: string
          category?: string
          created_at?: string
          id?: string
          is_private?: boolean
          is_remix?: boolean
          is_settled?: boolean
          language?: string | null
          long_text?: string | null
          made_key?: string | null
          medium_text?: string | null
          original_prayer_id?: string | null
          remix_author?: string | null
          short_text?: string
          source?: string | null
          tags?: string[]
          title?: string
          tradition?: string
          type?: string
          updated_at?: string
          user_id?: string | null
          withheld_as?: string | null
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          banner_url: string | null
          bio: string | null
          created_at: string
          id: string
          updated_at: string
          username: string
        }
        Insert: {
          avatar_url?: string | null
          banner_url?: string | null
          bio?: string | null
          created_at?: string
          id: string
          updated_at?: string
          username: string
        }
        Update: {
          avatar_url?: string | null
          banner_url?: string | null
          bio?: string | null
          created_at?: string
          id?: string
          updated_at?: string
          username?: string
        }
        Relationships: []
      }
      removed_prayers: {
        Row: {
          hidden_from: string | null
          id: string
          only_for: string | null
          prayer_id: string
          removed_at: string
        }
        Insert: {
          hidden_from?: string | null
          id?: string
          only_for?: string | null
          prayer_id: string
          removed_at?: string
        }
        Update: {
          hidden_from?: string | null
          id?: string
          only_for?: string | null
          prayer_id?: string
          removed_at?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          created_at: string
          decided_at: string | null
          note: string | null
          prayer_id: string
          reason: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          note?: string | null
          prayer_id: string
          reason: string
          user_id?: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          note?: string | null
          prayer_id?: string
          reason?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'reports_prayer_id_fkey'
            columns: ['prayer_id']
            isOneToOne: false
            referencedRelation: 'prayers'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      arrange_collection: {
        Args: { arranged_id: string; in_order: string[] }
        Returns: undefined
      }
      category_prayers: {
        Args: {
          before_created_at?: string
          before_id?: string
          before_is_filed?: boolean
          category_name: string
          page_size?: number
        }
        Returns: {
          author: string
          category: string
          created_at: string
          id: string
          is_private: boolean
          is_remix: boolean
          is_settled: boolean
          language: string | null
          long_text: string | null
          made_key: string | null
          medium_text: string | null
          original_prayer_id: string | null
          remix_author: string | null
          short_text: string
          source: string | null
          tags: string[]
          title: string
          tradition: string
          type: string
          updated_at: string
          user_id: string | null
          withheld_as: string | null
        }[]
        SetofOptions: { from: '*'; to: 'prayers'; isOneToOne: false; isSetofReturn: true }
      }
      category_text_counts: {
        Args: never
        Returns: { category: string; texts: number }[]
      }
      decide_report: {
        Args: { decision: string; prayer_id: string }
        Returns: undefined
      }
      delete_account: {
        Args: { remove_public_prayers: boolean; typed_username: string }
        Returns: undefined
      }
      ensure_profile: {
        Args: never
        Returns: {
          avatar_url: string | null
          banner_url: string | null
          bio: string | null
          created_at: string
          id: string
          updated_at: string
          username: string
        }
        SetofOptions: { from: '*'; to: 'profiles'; isOneToOne: true; isSetofReturn: false }
      }
      find_prayer_translation: {
        Args: { language: string; text_hash: string }
        Returns: string
      }
      my_account: {
        Args: never
        Returns: Json
      }
      prayer_family: {
        Args: { of_prayer: string }
        Returns: {
          created_at: string
          id: string
          is_private: boolean
          is_remix: boolean
          language: string
          made_by: string
          original_made_by: string
          original_prayer_id: string
          original_user_id: string
          relation: string
          steps: number
          title: string
          user_id: string
        }[]
      }
      replace_variant: {
        Args: {
          long_text?: string
          medium_text?: string
          of_key: string
          short_text: string
          title: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          id: string
          is_private: boolean
          is_remix: boolean
          is_settled: boolean
          language: string | null
          long_text: string | null
          made_key: string | null
          medium_text: string | null
          original_prayer_id: string | null
          remix_author: string | null
          short_text: string
          source: string | null
          tags: string[]
          title: string
          tradition: string
          type: string
          updated_at: string
          user_id: string | null
          withheld_as: string | null
        }[]
        SetofOptions: { from: '*'; to: 'prayers'; isOneToOne: false; isSetofReturn: true }
      }
      reported_prayers: {
        Args: never
        Returns: {
          category: string
          counting_reports: number
          first_reported_at: string
          is_withheld: boolean
          last_reported_at: string
          long_text: string
          medium_text: string
          notes: string[]
          prayer_id: string
          reasons: Json
          reports: number
          short_text: string
          title: string
          tradition: string
        }[]
      }
      search_prayers: {
        Args: {
          before_created_at?: string
          before_id?: string
          category_name?: string
          page_size?: number
          query: string
          tradition_name?: string
          type_name?: string
        }
        Returns: Json
      }
      shared_collection: {
        Args: { of_key: string }
        Returns: Json
      }
      store_prayer_translation: {
        Args: { language: string; text_hash: string; translated_text: string }
        Returns: boolean
      }
      tradition_prayers_of_type: {
        Args: {
          before_created_at?: string
          before_id?: string
          page_size?: number
          tradition_name: string
          type_name: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          id: string
          is_private: boolean
          is_remix: boolean
          is_settled: boolean
          language: string | null
          long_text: string | null
          made_key: string | null
          medium_text: string | null
          original_prayer_id: string | null
          remix_author: string | null
          short_text: string
          source: string | null
          tags: string[]
          title: string
          tradition: string
          type: string
          updated_at: string
          user_id: string | null
          withheld_as: string | null
        }[]
        SetofOptions: { from: '*'; to: 'prayers'; isOneToOne: false; isSetofReturn: true }
      }
      tradition_type_counts: {
        Args: { tradition_name: string }
        Returns: { prayers: number; type: string }[]
      }
      type_previews: {
        Args: never
        Returns: {
          id: string
          language: string
          short_text: string
          title: string
          tradition: string
          type: string
        }[]
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
